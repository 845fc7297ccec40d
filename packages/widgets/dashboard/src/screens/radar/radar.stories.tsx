import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type MockAnswers, TestScope, dashboardAnswers, failing, never, searchRadar } from '@yantra/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './radar.screen.tsx';

/* As wide as in the dashboard: its parts use container queries. */
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__main">
      <Story />
    </div>
  </TestScope>
);
const admin = { id: 'a1', role: 'admin', name: 'Meera Iyer', phone: '9822041575' } as const;
const meta = {
  title: 'Widgets/Dashboard/Radar',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { params: {}, query: new URLSearchParams(), state: undefined, navigate: fn(), user: admin },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: MockAnswers) => ({ answers });
const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('61,300');
    await screen.findByText('14.5%, was 17.2%');
  },
};
export const Tablet: Story = { globals: tablet };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const OfAState: Story = { args: { query: new URLSearchParams('state=Maharashtra') } };
export const Loading: Story = { parameters: answering({ getSearchRadar: never }) };
export const Failed: Story = { parameters: answering({ getSearchRadar: failing }) };
/** Everything was found. */
export const Nothing: Story = {
  parameters: answering({
    getSearchRadar: () => ({
      ...searchRadar,
      unknown: 0,
      far: 0,
      unknownTerms: 0,
      unknownHalf: 0,
      farCities: 0,
      states: [],
      cities: [],
      terms: [],
      totalTerms: 0,
    }),
  }),
};
/** A moderator adds no words. */
export const Moderator: Story = {
  args: { user: { ...admin, role: 'user', rights: ['moderator'] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('button', { name: 'Invite owners: bulldozer' });
    await expect(screen.queryByRole('button', { name: /^Add word/ })).toBeNull();
  },
};
const openInvite =
  (term: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: `Invite owners: ${term}` }));
    await screen.findByRole('dialog', { name: 'Invite owners' });
  };
export const Invite: Story = {
  play: async (context) => {
    await openInvite('rotavator with tractor')(context);
    const dialog = within(within(context.canvasElement).getByRole('dialog'));
    await dialog.findByText('This link was opened 3 times.');
  },
};
export const InvitePhone: Story = { globals: phone, play: openInvite('rotavator with tractor') };
export const InviteMaking: Story = {
  parameters: answering({ inviteOwners: never }),
  play: openInvite('excavator 20 ton'),
};
export const InviteFailed: Story = {
  parameters: answering({ inviteOwners: failing }),
  play: openInvite('excavator 20 ton'),
};
export const InviteNowhere: Story = { play: openInvite('bulldozer') };
