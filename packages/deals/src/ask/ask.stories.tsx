import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayAfter, dayInIndia } from '@yantra/domain';
import { ApiError } from '@yantra/state';
import { dashboardUsers, makeProfile, type MockAnswers, never, sessionOf } from '@yantra/testing';
import { userEvent, within } from 'storybook/test';
import { DealScope } from '../conversation/talk.fixture.tsx';
import '../deals.css';
import { AskForm, type AskFormProps } from './ask-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';

interface Args extends Partial<AskFormProps> {
  readonly answers?: MockAnswers;
  /** The step after it. */
  readonly isConfirming?: boolean;
  readonly hasCode?: boolean;
  readonly isLoggedIn?: boolean;
  readonly onPage?: (page: string) => void;
}

const job = {
  from: dayAfter(dayInIndia(new Date()), 5),
  days: 12,
  hours: 8,
  operator: 'needed',
  place: 'Hadapsar',
} as const;

const meta = {
  title: 'Deals/Ask for a quote',
  // What was typed in one story is kept for the next page of the tab.
  beforeEach: () => sessionStorage.clear(),
  render: ({
    answers,
    isConfirming,
    hasCode,
    isLoggedIn,
    onPage = () => undefined,
    onAsked = () => undefined,
    ...form
  }: Args) => (
    <DealScope answers={answers} {...(isLoggedIn && { session: sessionOf(dashboardUsers.user) })}>
      <main style={{ maxInlineSize: '44rem', padding: 'var(--yantra-gutter)' }}>
        {isConfirming ? (
          <ConfirmForm
            requestId="r1"
            onPage={onPage}
            {...(hasCode && { first: { id: 'otp-1', securityStamp: 'stamp', phone: '+91 ••••• •4108' } })}
          />
        ) : (
          <AskForm equipmentId="f1" job={job} onAsked={onAsked} {...form} />
        )}
      </main>
    </DealScope>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const refused = (code: 'lead.tooMany' | 'otp.wrong' | 'otp.tooSoon', sentence: string) => () =>
  Promise.reject(new ApiError(code, 429, sentence));

const send: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: /^(?:Full name|पूरा नाम)/ }), 'Sunita Jadhav');
  await userEvent.type(canvas.getByRole('textbox', { name: /^(?:Mobile|मोबाइल)/ }), '98220 41573');
  await userEvent.type(canvas.getByRole('textbox', { name: /^(?:E-mail|ई-मेल)/ }), 'sunita@example.com');
  await userEvent.click(canvas.getByRole('button'));
};

export const WithJob: Story = {};
export const WithoutJob: Story = { args: { job: undefined } };
/** Somebody has it on some of the days. */
const taken = (first: number, until?: number) => ({
  taken: [{ from: dayAfter(job.from, first), ...(until !== undefined && { until: dayAfter(job.from, until) }) }],
  units: 1,
  at: '2026-11-22T06:00:00Z',
});
export const TakenOnDays: Story = { args: { answers: { getAvailability: () => taken(3, 5) } } };
export const SomeTaken: Story = {
  args: {
    others: ['f2', 'f3'],
    answers: { getAvailability: ({ equipmentId }) => (equipmentId === 'f2' ? taken(-2) : taken(40, 50)) },
  },
};
/** Their address is known to the server alone. */
export const LoggedIn: Story = {
  args: { isLoggedIn: true, answers: { getUserDetails: () => makeProfile({ id: 'u1' }) } },
};
export const AboutAPart: Story = { args: { details: 'JCB 3DX: what about fuel? 12 days, 8 h a day, in Hadapsar' } };
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
export const Sending: Story = { args: { answers: { askForQuote: never } }, play: send };
export const TooMany: Story = {
  args: {
    answers: { askForQuote: refused('lead.tooMany', 'Too many requirements were sent. Please try again later.') },
  },
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByRole('alert');
  },
};
export const Confirm: Story = { args: { isConfirming: true } };
export const ConfirmCode: Story = { args: { isConfirming: true, hasCode: true } };
export const ConfirmWrong: Story = {
  args: {
    isConfirming: true,
    hasCode: true,
    answers: { confirmRequirement: refused('otp.wrong', 'This code is not right. Please check it and try again.') },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '123456{Enter}');
    await canvas.findByText(/^This code is not right/);
  },
};
export const ConfirmTooSoon: Story = {
  args: {
    isConfirming: true,
    answers: { sendRequirementCode: refused('otp.tooSoon', 'A code has just been sent. Please wait a minute.') },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/^A code has just been sent/);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const PhoneTaken: Story = { ...TakenOnDays, globals: { viewport: { value: 'phone' } } };
export const HindiTaken: Story = { ...TakenOnDays, globals: { locale: 'hi' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
