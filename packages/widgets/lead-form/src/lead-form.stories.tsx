import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswer, type MockAnswers, TestScope, categories, failing, never, slowly } from '@yantra/testing';
import { fn, userEvent, waitFor, within } from 'storybook/test';
import { draftKey, jobDraftKey } from './draft.ts';
import './lead-form.css';
import { LeadForm } from './lead-form.tsx';
import { outboxKey } from './outbox.ts';

const kinds: MockAnswer = () => categories.map(({ id, name }) => ({ id, value: name }));
const answers: MockAnswers = {
  getCategoryDropDown: kinds,
  submitRequirement: () => ({ id: '7' }),
};
const withAnswers = (some: MockAnswers) => ({ answers: { ...answers, ...some } });

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={(parameters['answers'] as MockAnswers | undefined) ?? answers}>
    {/* The form's width on the home page. */}
    <div style={{ maxInlineSize: 528 }}>
      <Story />
    </div>
  </TestScope>
);

const meta = {
  title: 'Widgets/Lead form/React',
  component: LeadForm,
  args: { onLeadSubmit: fn() },
  decorators: [inScope],
  beforeEach: () => {
    sessionStorage.removeItem(draftKey);
    sessionStorage.removeItem(jobDraftKey);
    localStorage.removeItem(outboxKey);
  },
} satisfies Meta<typeof LeadForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Without a delay between keys: the tests cover single keys. */
const enter = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const fill =
  (some: Partial<Record<'name' | 'email' | 'phone', string>> = {}): Play =>
  async ({ canvasElement }) => {
    const form = within(canvasElement);
    await form.findByRole('option', { name: 'Earthmoving' });
    await enter(form.getByLabelText('Full Name'), some.name ?? 'Sunita Jadhav');
    await enter(form.getByLabelText('Email Id'), some.email ?? 'sunita.jadhav@example.com');
    await enter(form.getByLabelText('Phone no.'), some.phone ?? '98220 41573');
    await userEvent.selectOptions(form.getByLabelText('Select Category'), 'Earthmoving');
  };
const send =
  (some?: Parameters<typeof fill>[0]): Play =>
  async (context) => {
    await fill(some)(context);
    const form = within(context.canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Submit Requirement' }));
  };

/** No toggle is pressed, and the button says that all four fields are empty. */
export const Ready: Story = {};

export const NeedMachine: Story = { args: { mode: 'need' } };

/** Job details, unfolded. */
export const WithJob: Story = {
  args: { mode: 'need' },
  async play(context) {
    await fill()(context);
    const form = within(context.canvasElement);
    await userEvent.click(form.getByText('When, how long and where (optional)'));
    await enter(await form.findByLabelText('For how many days', undefined, { timeout: 8000 }), '12');
    await enter(form.getByLabelText('Where in the city'), 'Hadapsar');
    await enter(form.getByLabelText('Hours a day'), '25');
    await userEvent.selectOptions(form.getByLabelText('Operator'), 'I need one');
    await waitFor(() => form.getByText('Hours a day are a whole number from 1 to 24.'));
  },
};
export const WithJobPhone: Story = { ...WithJob, globals: { viewport: { value: 'phone' } } };

/** Inside a page's own section, which says what it is for. */
export const Plain: Story = { args: { mode: 'need', isPlain: true, need: { details: 'crane', categoryId: '6' } } };

/** From a search with too few results. */
export const KnownNeed: Story = {
  args: { mode: 'need', need: { categoryId: '6', details: 'Backhoe loader in Pune' } },
};

const person = { fullName: 'Rohit Deshpande', phone: '9000000002', email: 'rohit@example.com' };

/** A logged-in person: one line in place of three fields. */
export const KnownPerson: Story = {
  args: { mode: 'need', person },
  async play({ canvasElement }) {
    const form = within(canvasElement);
    await form.findByRole('option', { name: 'Earthmoving' });
    await form.findByText('+91 90000 00002');
  },
};
export const KnownPersonPhone: Story = { ...KnownPerson, globals: { viewport: { value: 'phone' } } };
export const KnownPersonDark: Story = { ...KnownPerson, globals: { theme: 'dark' } };

/** It is for somebody else: the fields, with the known values. */
export const KnownPersonChanging: Story = {
  args: KnownPerson.args ?? {},
  async play(context) {
    await KnownPerson.play?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Change name, e-mail or phone' }));
  },
};

/** For owners: the next step is explained above the button. */
export const AddMachine: Story = { args: { mode: 'add' } };

/** All filled: the button can be pressed. */
export const Filled: Story = { args: { mode: 'need' }, play: fill() };

/** The categories are loading. */
export const Loading: Story = { parameters: withAnswers({ getCategoryDropDown: never }) };

/** The fields can be filled while the categories are on their way. */
export const Slow: Story = { parameters: withAnswers({ getCategoryDropDown: slowly(kinds) }), play: fill() };

/** Without categories nothing can be sent: the form says why, and offers Retry. */
export const CategoriesFailed: Story = { parameters: withAnswers({ getCategoryDropDown: failing }) };

/** An error beside the field, shown on leaving it. */
export const WrongPhone: Story = { play: fill({ phone: '12345' }) };

/** A press with two wrong fields: both show their error, and the first has the focus. */
export const TwoWrong: Story = { args: { mode: 'need' }, play: send({ email: 'sunita@', phone: '12345' }) };

/** Being sent. */
export const Sending: Story = {
  args: { mode: 'need' },
  parameters: withAnswers({ submitRequirement: never }),
  play: send(),
};

/** On a page that does not handle what follows: it says so, and links to the quotes and the machines. */
export const Sent: Story = {
  args: { mode: 'need' },
  play: async (context) => {
    await send()(context);
    await within(context.canvasElement).findByRole('link', { name: 'See Earthmoving' });
  },
};
export const SentPhone: Story = { ...Sent, globals: { viewport: { value: 'phone' } } };

/** By who is logged in with this phone. */
export const SentConfirmed: Story = {
  ...Sent,
  parameters: withAnswers({ submitRequirement: () => ({ id: '7', isConfirmed: true }) }),
};

/** Owners' accounts are opened on Yantra. */
export const Adding: Story = { args: { mode: 'add' }, play: send() };

/** The server's errors stand beside their fields. */
export const Refused: Story = {
  args: { mode: 'need' },
  parameters: withAnswers({
    submitRequirement: () =>
      Promise.reject(
        new ApiError('request.invalid', 400, 'Please check the highlighted fields.', {
          email: 'Please enter a valid e-mail address, like name@example.com.',
        }),
      ),
  }),
  play: send(),
};

/** Too many in an hour: what was typed stays. */
export const TooMany: Story = {
  args: { mode: 'need' },
  parameters: withAnswers({
    submitRequirement: () =>
      Promise.reject(
        new ApiError('lead.tooMany', 429, 'You have sent many requirements. Please try again in an hour.'),
      ),
  }),
  play: send(),
};

/** On a website without a key, or with another's. */
export const NotFromHere: Story = {
  args: { mode: 'need' },
  parameters: withAnswers({
    submitRequirement: () =>
      Promise.reject(new ApiError('request.origin', 403, 'This website may not make this call.')),
  }),
  play: send(),
};

/** Offline: the requirement is kept, and the form says so. */
export const Kept: Story = {
  args: { mode: 'need' },
  parameters: withAnswers({
    submitRequirement: () =>
      Promise.reject(new ApiError('network.unreachable', 0, 'We could not reach Yantra. Please try again.')),
  }),
  play: async (context) => {
    await send()(context);
    await waitFor(() => within(context.canvasElement).getByText(/is kept on this device/));
  },
};

/** The narrowest phone. */
export const Phone: Story = { args: { mode: 'need' }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...TwoWrong, globals: { theme: 'dark' } };

export const Hindi: Story = { args: { mode: 'need' }, globals: { locale: 'hi' } };
export const Marathi: Story = { args: { mode: 'need' }, globals: { locale: 'mr' } };
