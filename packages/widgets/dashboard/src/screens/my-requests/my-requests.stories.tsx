import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  TestScope,
  dashboardAnswers,
  dashboardUsers,
  dealAnswers,
  failing,
  makeMyRequest,
  type MockAnswers,
  never,
} from '@yantra/testing';
import { fn } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './my-requests.screen.tsx';

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
  title: 'Widgets/Dashboard/My requests',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { params: {}, query: new URLSearchParams(), state: undefined, navigate: fn(), user: dashboardUsers.user },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const each = [
  makeMyRequest(),
  makeMyRequest({ id: 'r2', state: 'waiting', quotes: 0, total: undefined, heldUntil: undefined, unread: 0 }),
  makeMyRequest({ id: 'r3', state: 'accepted', heldUntil: undefined, unread: 0, dealId: 'd1' }),
  makeMyRequest({ id: 'r4', state: 'over', total: undefined, heldUntil: undefined, unread: 0 }),
];
const long = makeMyRequest({
  details: 'उत्खननयंत्र_अतिदीर्घशब्दविनाविराम_'.repeat(5),
  category: { id: 6, name: 'वेंकटरमणनारायणस्वामीविश्वनाथशास्त्रीयंत्र' },
});

export const Ready: Story = { parameters: { answers: dealAnswers({ mine: each }) } };
export const Phone: Story = { ...Ready, globals: phone };
export const Dark: Story = { ...Ready, globals: { theme: 'dark' } };
export const Hindi: Story = { ...Ready, globals: { locale: 'hi' } };
export const Marathi: Story = { ...Ready, globals: { ...phone, locale: 'mr' } };
export const Empty: Story = { parameters: { answers: dealAnswers({ mine: [] }) } };
export const Loading: Story = { parameters: { answers: { getMyRequests: never } } };
export const Failed: Story = { parameters: { answers: { getMyRequests: failing } } };
export const Many: Story = {
  parameters: {
    answers: {
      getMyRequests: () => ({
        data: Array.from({ length: 20 }, (_, index) => ({ ...long, id: `r${index}` })),
        total: 45,
        page: 1,
        pageSize: 20,
      }),
    },
  },
};
export const ManyPhone: Story = { ...Many, globals: phone };
