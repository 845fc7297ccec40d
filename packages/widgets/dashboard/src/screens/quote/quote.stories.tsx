import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Deal, QuoteDraft } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { ApiError } from '@yantra/state';
import {
  TestScope,
  dashboardAnswers,
  dashboardUsers,
  dealAnswers,
  failing,
  makeDeal,
  makeDraft,
  makeRequest,
  type MockAnswers,
  never,
} from '@yantra/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './quote.screen.tsx';

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
  title: 'Widgets/Dashboard/Quote editor',
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

/* It has to be in the future whenever a story is looked at. */
const soon = () => new Date(Date.now() + 3 * dayMs).toISOString();
function ofDeal(some: Partial<Deal> = {}, draft: Partial<QuoteDraft> = {}) {
  const deal = makeDeal({ side: 'owner', state: 'asked', machine: undefined, ...some });
  return dealAnswers({
    side: 'owner',
    request: makeRequest({ deals: [deal] }),
    draft: makeDraft({ validUntil: soon(), ...draft }),
  });
}
const being = (some: Partial<Deal>, draft: Partial<QuoteDraft> = {}) => ({
  parameters: { answers: ofDeal(some, draft) },
});
const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const rate = (canvasElement: HTMLElement) => within(canvasElement).findByLabelText('Rupees for one: Transport');
const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^Send quote/ }));
const change: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.clear(await rate(canvasElement));
  await userEvent.type(await rate(canvasElement), '3,000');
};
const onPrice: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Next: price' }));
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await rate(canvasElement)).toHaveValue('3,160');
  },
};
export const FilledTablet: Story = { globals: tablet };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
/** A changed line says what the card says, and can be put back. */
export const Changed: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    await change(context);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Changed.')).toBeVisible();
    await expect(canvas.getByText('₹1,15,640.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back: Transport' }));
    await expect(await rate(canvasElement)).toHaveValue('3,160');
    await change(context);
  },
};
/** A line of one's own, and a part that turns into one. */
export const OwnLine: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a line' }));
    await userEvent.type(canvas.getByLabelText('Name of line 4'), 'Breaker attachment');
    await userEvent.type(canvas.getByLabelText('Rupees for one: Breaker attachment'), '7000');
    await userEvent.selectOptions(canvas.getByLabelText('How it stands: Operator'), 'Extra, with a price');
    await userEvent.type(canvas.getByLabelText('Rupees for one: Operator'), '1200');
    await expect(canvas.getByText('₹1,25,693.60')).toBeVisible();
  },
};
/** What is wrong is said at its field, which has the focus. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.clear(await rate(canvasElement));
    await send(canvasElement);
    await waitFor(async () => expect(await rate(canvasElement)).toHaveFocus());
    await expect(await rate(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
};
/** A sign in the quantity: the sum falls below zero while it is typed, and everything else stays. */
export const BelowZero: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const quantity = (await canvas.findAllByLabelText(/^How many/))[0] as HTMLInputElement;
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '-30');
    await expect(canvas.getByText(/^-₹/, { selector: '.y-dashboard__qe-total dd' })).toBeVisible();
    await send(canvasElement);
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveValue('-30');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  },
};
/** The next version begins with the one that was sent. */
export const NextVersion: Story = being(
  { state: 'quoted' },
  {
    equipmentId: 'f1',
    version: 3,
    machines: [{ id: 'f1', name: 'Tata Hitachi EX 200LC', image1Url: null, isFree: true }],
  },
);
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByLabelText(/^Hold the machine/));
    await send(canvasElement);
    await waitFor(() => expect(args.navigate).toHaveBeenCalledWith('/dashboard/leads/d1'));
  },
};
const stale: MockAnswers = {
  sendQuote: () => Promise.reject(new ApiError('deal.changed', 409, 'This has changed meanwhile.')),
};
/** Another has changed it: all that was typed stays, and there is a way on. */
export const Stale: Story = {
  parameters: { answers: stale },
  play: async (context) => {
    await change(context);
    await send(context.canvasElement);
    const alert = await within(context.canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('link', { name: 'Look at it' })).toBeVisible();
    await expect(await rate(context.canvasElement)).toHaveValue('3,000');
  },
};
export const NotSent: Story = {
  parameters: { answers: { sendQuote: failing } },
  play: async (context) => {
    await change(context);
    await send(context.canvasElement);
    await within(context.canvasElement).findByRole('alert');
    await expect(await rate(context.canvasElement)).toHaveValue('3,000');
  },
};
export const NoMachine: Story = being({}, { equipmentId: undefined, machines: [], lines: [], parts: [] });
export const Closed: Story = being({ state: 'accepted' });
export const Loading: Story = { parameters: { answers: { getQuoteDraft: never } } };
export const Failed: Story = { parameters: { answers: { getQuoteDraft: failing } } };
/** As many lines as a quote can have, with long words. */
export const Many: Story = {
  ...being(
    { other: { name: 'वेंकटरमणनारायणस्वामीविश्वनाथशास्त्री' }, details: 'उत्खननयंत्र_अतिदीर्घशब्दविनाविराम_'.repeat(6) },
    {
      lines: Array.from({ length: 30 }, (_, index) => ({
        part: 'own' as const,
        name: `अतिदीर्घशब्दविनाविराम_उत्खननयंत्रासाठी_${index}`,
        quantity: 1234.56,
        unit: 'day' as const,
        rate: 9999.99,
      })),
    },
  ),
};
export const JobPhone: Story = { globals: phone };
export const PricePhone: Story = { globals: phone, play: onPrice };
export const PricePhoneDark: Story = { globals: { ...phone, theme: 'dark' }, play: onPrice };
export const ManyPhone: Story = { ...Many, globals: phone, play: onPrice };
export const HindiPhone: Story = {
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'आगे: दाम' }));
  },
};
export const TermsPhone: Story = {
  globals: phone,
  play: async (context) => {
    await onPrice(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Next: terms' }));
    await expect(await within(context.canvasElement).findByLabelText('Valid until')).toBeVisible();
  },
};
