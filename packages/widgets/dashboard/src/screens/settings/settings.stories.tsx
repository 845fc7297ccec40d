import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { makeProfile, type MockAnswers, TestScope, failing, never } from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './settings.screen.tsx';

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  startedAt: '2026-11-01T05:30:00Z',
  lastUsedAt: '2026-11-21T09:10:00Z',
});
const easy = 'This password is easy to guess. Please choose another.';
const answers: MockAnswers = {
  getSessions: () => [session('1', 'Chrome on Android', true), session('2', 'Firefox on Windows')],
  getUserDetails: () => makeProfile({ id: 's1', phoneNumber: '9822041573', email: '' }),
  endSession: () => ({}),
  logOutEverywhere: () => ({}),
  exportData: () => ({ user: { name: 'Rohit Deshpande' } }),
  changePassword: () => Promise.reject(new ApiError('password.common', 400, easy)),
  deleteAccount: () => Promise.reject(new ApiError('login.wrong', 401, 'Wrong mobile number or password.')),
};
const answering = (some: MockAnswers) => ({ answers: { ...answers, ...some } });
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope
    answers={{
      ...((parameters['answers'] as MockAnswers | undefined) ?? answers),
      ...(parameters['more'] as MockAnswers | undefined),
    }}
    notify={fn()}
  >
    <Story />
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Settings',
  component: Screen,
  args: {
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: { id: 's1', role: 'supplier', name: 'Rohit Deshpande', phone: '9822041573' },
  },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The test adds its own answers. */
export const Contact: Story = {};
export const Loading: Story = { parameters: answering({ getSessions: never }) };
export const Failed: Story = { parameters: answering({ getSessions: failing }) };
/** A device is logged out only after confirmation. */
export const EndOne: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Log out Firefox on Windows/ }));
    await screen.findByRole('dialog', { name: 'Log out Firefox on Windows?' });
  },
};
export const Export: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export my data' }));
  },
};
/** Nothing is deleted without the word and the password. */
export const Delete: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for ever' }));
    await screen.findByText('Please enter your password.');
  },
};
/** The old password and the new one twice; the server's errors are shown beside the fields. */
export const ChangePassword: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Change my password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change my password' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Change my password' }));
    await userEvent.type(dialog.getByLabelText('New password'), 'Welcome@123');
    await send();
    await dialog.findByText('Please enter your password.');
    await dialog.findByText('Passwords do not match!');
    await userEvent.type(dialog.getByLabelText('Old password'), 'Sahyadri@24');
    await userEvent.type(dialog.getByLabelText('New password again'), 'Welcome@123');
    await send();
    await dialog.findByText(easy);
  },
};
/** A wrong password shows its error beside the field. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'guess');
    await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await userEvent.click(screen.getByRole('button', { name: 'Delete for ever' }));
    await screen.findByText('Wrong mobile number or password.');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
