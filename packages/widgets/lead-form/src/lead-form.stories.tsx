import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswers, TestScope, categories, failing, never } from '@yantra/testing';
import { fn, userEvent, waitFor, within } from 'storybook/test';
import { draftKey } from './draft.ts';
import './lead-form.css';
import { LeadForm } from './lead-form.tsx';
import { outboxKey } from './outbox.ts';

const answers: MockAnswers = {
  getCategoryDropDown: () => categories.map(({ id, name }) => ({ id, value: name })),
  submitRequirement: () => ({ id: '7' }),
};
const answering = (some: MockAnswers) => ({ answers: { ...answers, ...some } });

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={(parameters['answers'] as MockAnswers | undefined) ?? answers}>
    {/* A form is as wide as its place; on the home page this much. */}
    <div style={{ maxInlineSize: 528 }}>
      <Story />
    </div>
  </TestScope>
);

const meta = {
  title: 'Widgets/Lead form',
  component: LeadForm,
  args: { onLeadSubmit: fn() },
  decorators: [inScope],
  beforeEach: () => {
    sessionStorage.removeItem(draftKey);
    localStorage.removeItem(outboxKey);
  },
} satisfies Meta<typeof LeadForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** At once: what a key each does is for the tests. */
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

/** No toggle is pressed, the button waits for all four fields. */
export const Ready: Story = {};

export const NeedMachine: Story = { args: { mode: 'need' } };

/** From a search that found too little. */
export const KnownNeed: Story = {
  args: { mode: 'need', need: { categoryId: '6', details: 'Backhoe loader in Pune' } },
};

/** An owner's way: what comes next is said above the button. */
export const AddMachine: Story = { args: { mode: 'add' } };

/** Everything is there: the button can be pressed. */
export const Filled: Story = { args: { mode: 'need' }, play: fill() };

/** The categories are on their way. */
export const Loading: Story = { parameters: answering({ getCategoryDropDown: never }) };

/** Without categories nothing can be sent: it says why, and offers Retry. */
export const CategoriesFailed: Story = { parameters: answering({ getCategoryDropDown: failing }) };

/** A failure beside the field, said on leaving it. */
export const WrongPhone: Story = { play: fill({ phone: '12345' }) };

/** A press with two wrong fields: one summary at the top has the focus and leads to them. */
export const Summary: Story = { args: { mode: 'need' }, play: send({ email: 'sunita@', phone: '12345' }) };

/** On its way. */
export const Sending: Story = {
  args: { mode: 'need' },
  parameters: answering({ submitRequirement: never }),
  play: send(),
};

/** On a page that does not go on by itself: it says so, and where the machines are. */
export const Sent: Story = {
  args: { mode: 'need' },
  play: async (context) => {
    await send()(context);
    await within(context.canvasElement).findByRole('link', { name: 'See Earthmoving' });
  },
};

/** Owners' accounts are opened on Yantra. */
export const Adding: Story = { args: { mode: 'add' }, play: send() };

/** What the server says of a field stands beside it. */
export const Refused: Story = {
  args: { mode: 'need' },
  parameters: answering({
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
  parameters: answering({
    submitRequirement: () =>
      Promise.reject(
        new ApiError('lead.tooMany', 429, 'You have sent many requirements. Please try again in an hour.'),
      ),
  }),
  play: send(),
};

/** On the page of a website without a key, or with another's. */
export const NotFromHere: Story = {
  args: { mode: 'need' },
  parameters: answering({
    submitRequirement: () =>
      Promise.reject(new ApiError('request.origin', 403, 'This website may not make this call.')),
  }),
  play: send(),
};

/** The line is down: it is kept, and says so. */
export const Kept: Story = {
  args: { mode: 'need' },
  parameters: answering({
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
export const Dark: Story = { ...Summary, globals: { theme: 'dark' } };
