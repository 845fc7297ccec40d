import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Deal } from '@yantra/contract/calls';
import {
  TestScope,
  dashboardAnswers,
  dashboardUsers,
  dealAnswers,
  failing,
  makeDeal,
  makeRequest,
  type MockAnswers,
  never,
  slowly,
} from '@yantra/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './deal.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope
    answers={{ ...dashboardAnswers, ...ofDeal(), ...(parameters['answers'] as MockAnswers | undefined) }}
    notify={fn()}
  >
    <div className="y-root y-dashboard">
      <main className="y-dashboard__main">
        <div className="y-dashboard__screen">
          <Story />
        </div>
      </main>
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Deal',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    params: { id: 'd1' },
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: dashboardUsers.supplier,
  },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofDeal = (some: Partial<Deal> = {}) =>
  dealAnswers({ side: 'owner', request: makeRequest({ deals: [makeDeal({ side: 'owner', ...some })] }) });
const being = (some: Partial<Deal>, answers: MockAnswers = {}) => ({
  parameters: { answers: { ...ofDeal(some), ...answers } },
});
const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const messages = new URLSearchParams('tab=messages');
const over = (state: Deal['state'], some: Partial<Deal> = {}) => being({ state, stateBy: 'owner', ...some });

export const Asked: Story = being({ state: 'asked' });
export const AskedPhone: Story = { ...Asked, globals: phone };
export const Quoted: Story = {};
export const QuotedTablet: Story = { globals: tablet };
export const Phone: Story = { globals: phone };
export const PhoneMessages: Story = { args: { query: messages }, globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const Accepted: Story = being({ state: 'accepted', stateBy: 'renter' });
export const AcceptedPhone: Story = { ...Accepted, globals: phone };
export const AcceptedDark: Story = { ...Accepted, globals: { theme: 'dark' } };
export const Done: Story = over('done', { stateBy: 'clock' });
export const Declined: Story = over('declined', {
  why: 'tooFar',
  whyWords: 'The ghat road is closed.',
  quote: undefined,
});
export const Refused: Story = over('declined', { stateBy: 'renter' });
export const OtherChosen: Story = over('declined', { stateBy: 'sibling' });
export const TakenBack: Story = over('withdrawn', { why: 'mistake' });
export const Expired: Story = over('expired', { stateBy: 'clock' });
export const Cancelled: Story = {
  ...over('cancelled', { stateBy: 'renter', why: 'datesChanged' }),
  play: async ({ canvasElement }) => {
    const agreement = within(await within(canvasElement).findByRole('region', { name: /^Agreement/ }));
    await agreement.findByText(/^Cancelled, /);
  },
};
export const OfAnAdmin: Story = { args: { user: dashboardUsers.admin }, ...being({ may: [], mayTalk: false }) };
export const Loading: Story = { parameters: { answers: { getDeal: never } } };
export const Slow: Story = { parameters: { answers: { getDeal: slowly(() => makeDeal({ side: 'owner' })) } } };
export const Failed: Story = { parameters: { answers: { getDeal: failing } } };
/** Long words without a place to break. */
export const LongWords: Story = being({
  state: 'accepted',
  other: { name: 'वेंकटरमणनारायणस्वामीविश्वनाथशास्त्रीजोगळेकरदेशपांडे', hires: 2, phone: '9890014108' },
  details: 'उत्खननयंत्र_अतिदीर्घशब्दविनाविराम_'.repeat(8),
  whyWords: '',
});
export const LongWordsPhone: Story = { ...LongWords, globals: { ...phone, locale: 'hi' } };

/** Declining needs a reason. */
export const Declining: Story = {
  ...Asked,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog.getByText('Please choose a reason.')).toBeVisible());
  },
};
export const DecliningPhone: Story = { ...Declining, globals: phone };
export const DeclinedNow: Story = {
  ...Asked,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Too far away');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(within(canvasElement).getAllByText('You declined')[0]).toBeVisible());
  },
};
/** Somebody was quicker: what was typed stays, and the deal is read anew. */
export const CancellingStale: Story = {
  ...being({ state: 'accepted' }, { changeDeal: failing }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel this hire' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The dates have changed');
    await userEvent.type(dialog.getByLabelText(/^In your own words/), 'The monsoon.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this hire' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await expect(dialog.getByLabelText(/^In your own words/)).toHaveValue('The monsoon.');
  },
};
