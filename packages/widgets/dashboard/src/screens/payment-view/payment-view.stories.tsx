import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  TestScope,
  type TestScopeOptions,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makeOnePayment,
  never,
  paymentOfTransfer,
  sessionOf,
} from '@yantra/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

const inScope: Decorator = (Story, { parameters }) => {
  const { answers, session = sessionOf(users.admin) } = (parameters['scope'] ?? {}) as TestScopeOptions;
  return (
    <TestScope session={session} answers={{ ...dashboardAnswers, ...answers }}>
      <Story />
    </TestScope>
  );
};
const patience = { timeout: 8000 };
const meta = {
  title: 'Widgets/Dashboard/One payment',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin-payments/view/order_1' },
  decorators: [inScope],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, patience);
    await waitFor(() => expect(canvasElement.querySelector('.y-dashboard__waiting')).toBeNull(), patience);
  },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const answering = (answers: TestScopeOptions['answers']) => ({ scope: { answers } });
const openRefund: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const screen = within(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }, patience));
  await screen.findByRole('dialog', { name: 'Give money back' });
};
const finance = {
  scope: {
    session: sessionOf({ ...users.user, rights: ['finance'] }),
    answers: { getPayment: () => paymentOfTransfer },
  },
};

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
/** Finance has the payer's name, the phone masked, and no way to the person. */
export const OfFinance: Story = { parameters: finance };
export const OfFinancePhone: Story = { parameters: finance, globals: phone };
export const Untried: Story = {
  parameters: answering({
    getPayment: () =>
      makeOnePayment({
        attempts: [],
        refunds: [],
        refundable: 0,
        orderState: 'open',
        purchaseId: null,
        invoiceNumber: null,
      }),
  }),
};
export const Loading: Story = {
  parameters: answering({ getPayment: never }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, patience);
  },
};
export const Failed: Story = { parameters: answering({ getPayment: failing }) };

export const Refund: Story = { play: openRefund };
export const RefundPhone: Story = { globals: phone, play: openRefund };
export const RefundDark: Story = { globals: { theme: 'dark' }, play: openRefund };
/** More than is left, and no reason: both fields say so. */
export const RefundWrong: Story = {
  play: async (context) => {
    await openRefund(context);
    const dialog = within(within(context.canvasElement).getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Amount'), '7000');
    await userEvent.click(dialog.getByRole('button', { name: /^Give back/ }));
    await dialog.findByText('Please give an amount from ₹0.01 to ₹6,350.00.');
    await dialog.findByText('Please say why.');
  },
};
/** All of it ends the plan. */
export const RefundWhole: Story = {
  play: async (context) => {
    await openRefund(context);
    const dialog = within(within(context.canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'All of it' }));
    await dialog.findByText('The plan ends at once, and its machines leave the public lists.');
    await dialog.findByRole('button', { name: 'Give back ₹6,350.00' });
  },
};
/** What came by bank transfer goes back by hand. */
export const RefundTransfer: Story = {
  parameters: finance,
  play: async (context) => {
    await openRefund(context);
    await within(context.canvasElement).findByLabelText('Bank’s reference of your transfer back');
  },
};
