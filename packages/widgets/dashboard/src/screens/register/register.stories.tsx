import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  TestScope,
  type TestScopeOptions,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  sessionOf,
} from '@yantra/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope
    session={sessionOf(users.admin)}
    answers={{ ...dashboardAnswers, ...(parameters['answers'] as TestScopeOptions['answers']) }}
  >
    <Story />
  </TestScope>
);
const patience = { timeout: 8000 };
const meta = {
  title: 'Widgets/Dashboard/Books',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin-payments/register' },
  decorators: [inScope],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, patience);
    await waitFor(
      () => expect(canvasElement.querySelector('.y-dashboard__waiting, [aria-busy=true]')).toBeNull(),
      patience,
    );
  },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const empty = { data: [], total: 0, page: 1, pageSize: 20, sums: { total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 } };

export const Register: Story = {};
export const RegisterDark: Story = { globals: { theme: 'dark' } };
export const RegisterPhone: Story = { globals: phone };
export const RegisterTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const RegisterHindi: Story = { globals: { locale: 'hi' } };
export const RegisterMarathi: Story = { globals: { locale: 'mr' } };
export const RegisterEmpty: Story = { parameters: { answers: { getRegister: () => empty } } };
export const RegisterFailed: Story = { parameters: { answers: { getRegister: failing } } };

/** The person is found before anything else is asked. */
export const Transfer: Story = { args: { path: '/admin-payments/transfer' } };
const find: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const screen = within(canvasElement);
  await userEvent.type(await screen.findByLabelText('Phone of the account', {}, patience), '9822041573');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText('Rohit Deshpande, Deshpande Earthmovers');
};
export const TransferFound: Story = { args: { path: '/admin-payments/transfer' }, play: find };
export const TransferFoundPhone: Story = { ...TransferFound, globals: phone };
export const TransferFoundDark: Story = { ...TransferFound, globals: { theme: 'dark' } };
export const TransferHindi: Story = { args: { path: '/admin-payments/transfer' }, globals: { locale: 'hi' } };
/** Sent empty, every field says what it lacks. */
export const TransferWrong: Story = {
  args: { path: '/admin-payments/transfer' },
  play: async (context) => {
    await find(context);
    const screen = within(context.canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Enter and invoice' }));
    await screen.findByText('Please choose the plan.');
    await screen.findByText('Please give the bank’s reference.');
    await screen.findByText('Please give the day, not a later one than today.');
  },
};
