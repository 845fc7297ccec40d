import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Order, PurchasedPlan } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import {
  type MockAnswers,
  TestScope,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makeOrder,
  makePlan,
  makePurchase,
  never,
  ownMachines,
  paymentSession,
  pagesOf,
  plans,
  purchases,
  upgradeQuote,
} from '@yantra/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './subscription-plan.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => {
  localStorage.removeItem(`yantra.order.${users.supplier.id}`);
  return (
    <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={notify}>
      <div className="y-root y-dashboard">
        <main className="y-dashboard__main">
          <div className="y-dashboard__screen">
            <Story />
          </div>
        </main>
      </div>
    </TestScope>
  );
};
const notify = fn();
const navigate = fn();

/** A stand-in for the gateway's script: how each checkout ends. */
type Page = { Cashfree?: (settings: object) => { checkout: (options: object) => Promise<object> } };
const checkout = fn((_options: object): Promise<object> => Promise.resolve({}));
const page = globalThis as Page;

const meta = {
  title: 'Widgets/Dashboard/Buy Subscription',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate,
    user: users.supplier,
  },
  decorators: [inScope],
  beforeEach: () => {
    notify.mockClear();
    navigate.mockClear();
    checkout.mockReset().mockResolvedValue({ paymentDetails: { paymentMessage: 'done' } });
    page.Cashfree = () => ({ checkout });
    return () => {
      delete page.Cashfree;
    };
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: '1 month' });
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const dark = { theme: 'dark' };
const answering = (answers: MockAnswers) => ({ answers });

const chooseEconomy: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('tab', { name: '6 months' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'ECONOMY' }));
  for (const name of [/^ACE 14XW ₹/, /^Cummins C125D5 ₹/])
    await userEvent.click(canvas.getByRole('checkbox', { name }));
};
const buy: Play = async (context) => {
  await chooseEconomy(context);
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Buy' }));
};

export const Cards: Story = {};
export const CardsDark: Story = { globals: dark };
export const CardsPhone: Story = { globals: phone };
export const CardsTablet: Story = { globals: tablet };
export const Chosen: Story = { play: chooseEconomy };
export const ChosenDark: Story = { ...Chosen, globals: dark };
export const ChosenPhone: Story = { ...Chosen, globals: phone };
/** No purchase is running or upcoming. */
export const First: Story = { parameters: answering({ getPurchasedSubscriptions: () => [] }) };
export const FirstPhone: Story = { ...First, globals: phone };
export const BrokenPictures: Story = {
  parameters: answering({
    getOwnerEquipments: pagesOf(ownMachines.map((machine) => ({ ...machine, image1Url: 'data:image/png;base64,' }))),
  }),
};
/** The plan is full: other machines cannot be selected. */
export const Full: Story = {
  async play(context) {
    await chooseEconomy(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all that fit' }));
    await expect(await canvas.findByText(/Take one off to choose another/)).toBeVisible();
  },
};
/** A fifth tab, since a plan has a price for two months. */
export const TwoMonths: Story = {
  parameters: answering({
    getSubscriptions: () => [
      ...plans,
      makePlan({
        id: 4,
        name: 'SEASON',
        price2Month: 2800,
        finalPrice2Month: 2800,
        price6Month: 0,
        finalPrice6Month: 0,
      }),
    ],
  }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: '2 months' }));
  },
};
export const Renewal: Story = {
  args: { query: new URLSearchParams('renewalOf=b1a2c3d4-0000-4000-8000-000000000001') },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'Machines on ECONOMY' });
  },
};
const crowded = Array.from({ length: 12 }, (_, n) => `Pune-${n}`);
/** More machines than the plan holds: it names those that would be dropped. */
export const RenewalOfMany: Story = {
  args: { query: new URLSearchParams('renewalOf=b1a2c3d4-0000-4000-8000-000000000001') },
  parameters: answering({
    getPurchasedSubscriptions: () => [
      makePurchase({ id: 'b1a2c3d4-0000-4000-8000-000000000001', equipmentCount: 40, equipmentIds: crowded }),
    ],
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('These 8 machines would not be on ECONOMY:');
    await userEvent.click(canvas.getByRole('radio', { name: 'STARTER' }));
    await canvas.findByText('These 10 machines would not be on STARTER:');
    await userEvent.click(canvas.getByRole('button', { name: 'and 2 more' }));
  },
};
export const RenewalOfManyPhone: Story = { ...RenewalOfMany, globals: phone };
export const RenewalOfManyDark: Story = { ...RenewalOfMany, globals: dark };
const upgrading = {
  query: new URLSearchParams('upgradeOf=b1a2c3d4-0000-4000-8000-000000000001&plan=3'),
};
/** A larger plan instead of a running one: the price is shown before Buy. */
export const Upgrade: Story = {
  args: upgrading,
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('-₹3,375.00')).toBeVisible();
  },
};
export const UpgradeDark: Story = { ...Upgrade, globals: dark };
export const UpgradePhone: Story = { ...Upgrade, globals: phone };
export const UpgradeTablet: Story = { ...Upgrade, globals: tablet };
const renewal = { ...purchases[0], follows: 'b1a2c3d4-0000-4000-8000-000000000001' } as PurchasedPlan;
/** A paid follow-up purchase stays, and starts later. */
export const UpgradeBeforeRenewal: Story = {
  args: upgrading,
  parameters: answering({ getPurchasedSubscriptions: () => [renewal, ...purchases.slice(1)] }),
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByText(/^ECONOMY, which you have paid for to come next, stays yours/),
    ).toBeVisible();
  },
};
export const UpgradeBeforeRenewalPhone: Story = { ...UpgradeBeforeRenewal, globals: phone };
/** The remaining value exceeds the larger plan's price. */
export const UpgradeForNothing: Story = {
  args: upgrading,
  parameters: answering({
    getUpgradeQuote: () => ({ ...upgradeQuote, price: 3000, toPay: 0, furtherDays: 23 }),
    startPayment: () => ({ ...paymentSession, payment_session_id: '', order_amount: 0 }),
    verifyPayment: () => ({ message: 'Subscription purchased successfully!' }),
  }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/with 23 further days for your credit/)).toBeVisible();
  },
};
export const UpgradeUncounted: Story = {
  args: upgrading,
  parameters: answering({ getUpgradeQuote: failing }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};
export const UpgradeCounting: Story = {
  args: upgrading,
  parameters: answering({ getUpgradeQuote: never }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Counting what is left...');
  },
};
export const NoMachines: Story = {
  parameters: answering({ getOwnerEquipments: pagesOf([]) }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'ECONOMY' }));
    await within(canvasElement).findByRole('heading', { name: 'No machine yet' });
  },
};
export const NoPlans: Story = {
  parameters: answering({ getSubscriptions: () => [] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'No plan is sold at the moment' });
  },
};
export const Loading: Story = { parameters: answering({ getSubscriptions: never }), play: () => undefined };
export const Failed: Story = {
  parameters: answering({ getSubscriptions: failing }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};

const says =
  (play: Play, text: string): Play =>
  async (context) => {
    await play(context);
    await waitFor(() => expect(within(context.canvasElement).getByText(text)).toBeVisible());
  };
const ordered = (state: Order['state'], some: Partial<Order> = {}) =>
  answering({
    verifyPayment: () => ({ message: 'Payment details not available. Please try again.' }),
    getOrder: () => makeOrder({ state, ...some }),
  });

export const Bought: Story = {
  async play(context) {
    await buy(context);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
  },
};
export const SessionFailed: Story = {
  parameters: answering({
    startPayment: () =>
      Promise.reject(
        new ApiError('payment.unavailable', 503, 'Failed to start the payment session. Please try again.'),
      ),
  }),
  play: says(buy, 'Failed to start the payment session. Please try again.'),
};
/** The gateway's script fails to load. */
export const ScriptFailed: Story = {
  parameters: ordered('open'),
  async play(context) {
    delete page.Cashfree;
    await says(buy, 'Error initializing payment gateway.')(context);
  },
};
export const Cancelled: Story = {
  parameters: ordered('open'),
  async play(context) {
    checkout.mockResolvedValue({ error: { code: 'payment_dropped', message: 'Dropped' } });
    await says(buy, 'You closed the payment before it was finished. Nothing was taken.')(context);
  },
};
export const PaymentFailed: Story = {
  parameters: ordered('failed'),
  async play(context) {
    checkout.mockResolvedValue({ error: { code: 'payment_failed', message: 'Declined' } });
    await says(buy, 'Payment failed. Please try again later.')(context);
  },
};
/** Paid, but the payment's state cannot be checked. */
export const CheckFailed: Story = {
  parameters: answering({ verifyPayment: failing }),
  play: says(buy, 'Payment verification failed. Please contact support.'),
};
const resumed = { query: new URLSearchParams('order=order_1938572TnYQ4kVbX') };
const found = (text: string): Play => says(() => undefined, text);
export const Open: Story = { args: resumed, parameters: ordered('open'), play: found('This order is not paid yet') };
export const Confirming: Story = {
  args: resumed,
  parameters: ordered('confirming', { paymentSessionId: null }),
  play: found('Your payment is being confirmed'),
};
export const ConfirmingPhone: Story = { ...Confirming, globals: phone };
export const ConfirmingDark: Story = { ...Confirming, globals: dark };
export const Expired: Story = {
  args: resumed,
  parameters: ordered('expired', { paymentSessionId: null }),
  play: found('This order has expired'),
};
export const Refunding: Story = {
  args: resumed,
  parameters: ordered('refunding', { paymentSessionId: null }),
  play: found('Your money is being refunded'),
};
export const Refunded: Story = {
  args: resumed,
  parameters: ordered('refunded', { paymentSessionId: null }),
  play: found('Your money was returned'),
};
export const VerificationFailed: Story = {
  args: resumed,
  parameters: answering({ verifyPayment: failing }),
  play: found('Payment verification failed. Please contact support.'),
};
export const VerificationFailedPhone: Story = { ...VerificationFailed, globals: phone };
/** The gateway could not be asked, so the order is not called unpaid. */
const unsure = (state: Order['state']) =>
  answering({
    verifyPayment: () => ({ message: 'Your payment is being confirmed.', isUnknown: true }),
    getOrder: () => makeOrder({ state }),
  });
const beingConfirmed = found('Your payment is being confirmed');
export const Unsure: Story = { args: resumed, parameters: unsure('open'), play: beingConfirmed };
export const UnsurePhone: Story = { ...Unsure, globals: phone };
export const UnsureAfterFailure: Story = { ...Unsure, parameters: unsure('failed') };
