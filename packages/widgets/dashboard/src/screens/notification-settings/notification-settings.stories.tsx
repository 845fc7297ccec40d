import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { dashboardAnswers, failing, type MockAnswers, never, TestScope } from '@yantra/testing';
import { fn } from 'storybook/test';
import { SlotsProvider } from '../../kit/slots.ts';
import '../../dashboard.css';
import { Screen } from './notification-settings.screen.tsx';

const slots = { push: { isOn: async () => false, turn: async (isOn: boolean) => isOn } };
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <SlotsProvider value={slots}>
      <div style={{ container: 'y-dashboard / inline-size' }}>
        <Story />
      </div>
    </SlotsProvider>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Notification settings',
  component: Screen,
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Loading: Story = { parameters: { answers: { getChoices: never } } };
export const Failed: Story = { parameters: { answers: { getChoices: failing } } };
