import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { makeProfile, type MockAnswers, TestScope, failing, never } from '@yantra/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { ProfileForm } from './profile-form.tsx';

const profile = makeProfile({
  id: 's1',
  firstName: 'Rohit',
  lastName: 'Deshpande',
  fullName: 'Rohit Deshpande',
  userName: '9822041573',
  phoneNumber: '9822041573',
  altMobileNumber: '',
  email: 'rohit@example.com',
  panNumber: 'ABCDE1234F',
  gstNumber: '',
  dateOfBirth: '1984-03-02',
  addressLine1: 'Gat 12, Alandi Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411015',
  role: 'supplier',
  organizationId: null,
  organization: null,
  createdAt: '2026-01-05T08:00:00Z',
  machines: 4,
  version: 1,
});
const answers: MockAnswers = {
  getUserDetails: () => profile,
  updateUserDetail: () => ({ version: 2 }),
  updateCustomer: () => ({ version: 2 }),
  geocode: () => [
    {
      label: '440001, Nagpur, Maharashtra',
      name: 'Nagpur 440001',
      kind: 'pin',
      latitude: 21.15,
      longitude: 79.09,
      city: { id: '20', name: 'Nagpur', state: 'Maharashtra' },
      pinCode: '440001',
    },
  ],
};
const answering = (some: MockAnswers) => ({ answers: { ...answers, ...some } });
const notify = fn();
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={parameters['answers'] as MockAnswers} notify={notify}>
    <Story />
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Profile',
  component: ProfileForm,
  args: {
    kind: 'own',
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: { id: 's1', role: 'supplier', name: 'Rohit Deshpande', phone: '9822041573' },
  },
  decorators: [inScope],
  parameters: { answers },
  beforeEach: () => {
    notify.mockClear();
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'SAVE' }));
};
const expectNotice = (kind: string, text: string) => () =>
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind, text }));

export const Own: Story = {};
export const Loading: Story = { parameters: answering({ getUserDetails: never }) };
export const LoadFailed: Story = { parameters: answering({ getUserDetails: failing }) };

/** A new PIN code fills in its city and state. */
export const PinFills: Story = {
  play: async ({ canvasElement }) => {
    const pin = await within(canvasElement).findByLabelText(/PIN code/);
    await userEvent.clear(pin);
    await userEvent.type(pin, '440001');
    await waitFor(() => expect(within(canvasElement).getByLabelText(/^City/)).toHaveValue('Nagpur'));
  },
};
export const Wrong: Story = {
  play: async (context) => {
    const pan = await within(context.canvasElement).findByLabelText(/^PAN/);
    await userEvent.clear(pan);
    await userEvent.type(pan, 'ABC');
    await save(context);
    await within(context.canvasElement).findByText('A PAN has 10 characters, like ABCDE1234F.');
    await within(context.canvasElement).findByText('Please Fill The Highlighted Fields');
  },
};
export const Saved: Story = {
  play: async (context) => {
    await save(context);
    await waitFor(expectNotice('success', 'Profile Updated Successfully!'));
  },
};
export const SaveFailed: Story = {
  parameters: answering({ updateUserDetail: failing }),
  play: async (context) => {
    await save(context);
    await waitFor(expectNotice('error', 'Failed to save subscription.'));
  },
};
export const Refused: Story = {
  parameters: answering({
    updateUserDetail: () =>
      Promise.reject(
        new ApiError('request.invalid', 400, 'No', { 'organization.cinNumber': 'A CIN has 21 characters.' }),
      ),
  }),
  play: async (context) => {
    await save(context);
    await within(context.canvasElement).findByText('A CIN has 21 characters.');
  },
};
/** Somebody else saved first: their version is loaded, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  parameters: answering({
    updateUserDetail: () =>
      Promise.reject(new ApiError('user.changed', 409, 'Somebody has changed this profile meanwhile.')),
  }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Last name/), ' Patil');
    await save(context);
    await canvas.findByText(/Their version is loaded with your entries/);
    await expect(canvas.getByLabelText(/^Last name/)).toHaveValue('Deshpande Patil');
  },
};
const customer = {
  params: { id: 'u7' },
  user: { id: 'a1', role: 'admin', name: 'Asha', phone: '9000000001' },
} as const;
export const SupplierEdit: Story = { args: { ...customer, kind: 'editSupplier' } };
export const CustomerEdit: Story = {
  args: { ...customer, kind: 'edit' },
  parameters: answering({ getUserDetails: () => ({ ...profile, panNumber: '••••••234F' }) }),
  play: async (context) => {
    await save(context);
    await waitFor(expectNotice('success', 'Profile Updated Successfully!'));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
