import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  TestScope,
  dashboardAnswers,
  dashboardUsers,
  dealAnswers,
  failing,
  makeDeal,
  makeRequest,
  type MockAnswers,
  never,
} from '@yantra/testing';
import { fn, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './my-request.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
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
  title: 'Widgets/Dashboard/My request',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    params: { id: 'r1' },
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: dashboardUsers.user,
  },
  decorators: [inScope],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const being = (some: Parameters<typeof makeRequest>[0]) => ({
  parameters: { answers: dealAnswers({ request: makeRequest(some) }) },
});

export const Quoted: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { ...phone, locale: 'mr' } };
export const Agreed: Story = being({ deals: [makeDeal({ state: 'accepted', stateBy: 'renter' })] });
export const AgreedPhone: Story = { ...Agreed, globals: phone };
export const NobodyAsked: Story = being({ deals: [] });
export const Loading: Story = { parameters: { answers: { getRequest: never } } };
export const Failed: Story = { parameters: { answers: { getRequest: failing } } };
