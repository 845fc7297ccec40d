import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import {
  dashboardAnswers,
  dashboardUsers,
  failing,
  makePerson,
  makeProfile,
  type MockAnswers,
  never,
  pagesOf,
  personAnswers,
  TestScope,
} from '@yantra/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../../dashboard.css';
import { PersonPage } from './person-page.tsx';

const answers: MockAnswers = { ...dashboardAnswers, ...personAnswers };
const answering = (some: MockAnswers) => ({ answers: { ...answers, ...some } });
const notify = fn();
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={parameters['answers'] as MockAnswers} notify={notify}>
    <div className="y-dashboard__main">
      <div className="y-dashboard__screen">
        <Story />
      </div>
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Person',
  component: PersonPage,
  args: {
    kind: 'supplier',
    params: { id: 's7' },
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: dashboardUsers.admin,
  },
  decorators: [inScope],
  parameters: { answers },
  beforeEach: () => {
    notify.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof PersonPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const on = (tab: string) => ({ query: new URLSearchParams({ tab }) });
const press =
  (name: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };
const dialog = () => within(document.querySelector('dialog') ?? document.body);
const said = (kind: string, text: string) => () =>
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind, text }));

export const Owner: Story = {};
export const Money: Story = { args: on('money') };
export const Leads: Story = { args: on('leads') };
export const LogIns: Story = { args: on('sessions') };
export const Profile: Story = { args: on('profile') };
export const Audit: Story = { args: on('audit') };
export const Loading: Story = { parameters: answering({ getPerson: never }) };
export const LoadFailed: Story = { parameters: answering({ getPerson: failing }) };
/** Somebody who has nothing yet begins with the profile. */
export const Renter: Story = {
  args: { kind: 'customer' },
  parameters: answering({
    getUserDetails: () => makeProfile({ id: 's7', email: '' }),
    getPerson: () =>
      makePerson({
        machines: 0,
        listed: 0,
        payments: 0,
        purchases: 0,
        paid: 0,
        sessions: 0,
        lastSeenAt: null,
        leads: { sent: 0, received: 0 },
        plan: null,
        rating: null,
        minutesToOpen: null,
      }),
    getPersonNotes: () => ({ text: '', version: 0, at: null, by: null, before: [] }),
  }),
};
export const NothingThere: Story = {
  args: on('leads'),
  parameters: answering({
    getPersonLeads: pagesOf([]),
    getPersonPayments: pagesOf([]),
    getOwnerEquipments: pagesOf([]),
  }),
};
export const Blocked: Story = {
  parameters: answering({
    getPerson: () =>
      makePerson({
        sessions: 0,
        listed: 0,
        blocked: { at: '2026-11-24T06:30:00.000Z', reason: 'Same pictures under other names', by: 'Meera Iyer' },
      }),
  }),
};
export const Block: Story = {
  play: async (context) => {
    await press('Block')(context);
    await userEvent.click(dialog().getByRole('button', { name: 'Block' }));
    await dialog().findByText('Please say why.');
    await userEvent.selectOptions(dialog().getByLabelText('Why'), 'Takes money and does not come');
    await userEvent.type(dialog().getByLabelText(/^Message/), 'Please call us.');
  },
};
export const BlockDone: Story = {
  play: async (context) => {
    await press('Block')(context);
    await userEvent.selectOptions(dialog().getByLabelText('Why'), 'Something else');
    await userEvent.type(dialog().getByLabelText('In your words'), 'Asked for it');
    await userEvent.click(dialog().getByRole('button', { name: 'Block' }));
    await waitFor(said('success', 'Rohit Deshpande is blocked.'));
  },
};
export const BlockRefused: Story = {
  parameters: answering({
    blockPerson: () => Promise.reject(new ApiError('person.blocked', 409, 'This person is blocked already.')),
  }),
  play: async (context) => {
    await press('Block')(context);
    await userEvent.selectOptions(dialog().getByLabelText('Why'), 'Takes money and does not come');
    await userEvent.click(dialog().getByRole('button', { name: 'Block' }));
    await dialog().findByText('This person is blocked already.');
  },
};
export const ChangePhone: Story = {
  parameters: answering({
    changePersonPhone: () =>
      Promise.reject(new ApiError('phone.taken', 400, 'User with this phone number already exists.')),
  }),
  play: async (context) => {
    await press('Change phone')(context);
    await userEvent.type(dialog().getByLabelText('New mobile number'), '98765');
    await userEvent.click(dialog().getByRole('button', { name: 'Change phone' }));
    await dialog().findByText('Please enter a valid 10-digit phone number.');
    await userEvent.type(dialog().getByLabelText('New mobile number'), '43210');
    await userEvent.type(dialog().getByLabelText('Why'), 'Lost the old one');
    await userEvent.click(dialog().getByRole('button', { name: 'Change phone' }));
    await dialog().findByText(/already exists/);
  },
};
export const EndSessions: Story = {
  play: async (context) => {
    await press('End sessions')(context);
    await userEvent.type(dialog().getByLabelText('Why'), 'Lost the phone');
    await userEvent.click(dialog().getByRole('button', { name: 'End sessions' }));
    await waitFor(said('success', '2 sessions have ended.'));
  },
};
export const EMailAgain: Story = {
  play: async (context) => {
    await press('Send the e-mail again')(context);
    await waitFor(said('success', 'The e-mail is on its way.'));
  },
};
export const NotesSaved: Story = {
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findByLabelText('Notes about this person');
    await userEvent.type(notes, ' Called back.');
    await within(canvasElement).findByText('Saved, 12:00', undefined, { timeout: 5000 });
  },
};
/** Another admin wrote meanwhile: both texts are there. */
export const NotesChanged: Story = {
  parameters: (() => {
    let isChanged = false;
    return answering({
      savePersonNotes: () => {
        isChanged = true;
        return Promise.reject(new ApiError('notes.changed', 409, 'Somebody has changed these notes meanwhile.'));
      },
      getPersonNotes: () => ({
        text: isChanged ? 'Paid by bank transfer.' : '',
        version: isChanged ? 4 : 3,
        at: '2026-11-24T06:30:00.000Z',
        by: 'Asha Patil',
        before: [],
      }),
    });
  })(),
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findByLabelText('Notes about this person');
    await userEvent.type(notes, 'Called back.');
    await userEvent.tab();
    await within(canvasElement).findByText('Paid by bank transfer.', undefined, { timeout: 5000 });
    await expect(notes).toHaveValue('Called back.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take theirs' }));
    await expect(notes).toHaveValue('Paid by bank transfer.');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
