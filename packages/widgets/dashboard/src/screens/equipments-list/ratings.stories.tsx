import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { makeEquipmentDetails, type MockAnswers, TestScope, failing, never } from '@yantra/testing';
import { fn } from 'storybook/test';
import '../../dashboard.css';
import { RatingsDialog } from './ratings-dialog.tsx';

const machine = makeEquipmentDetails({
  id: 'jcb',
  equipmentRatings: [
    {
      id: 'r1',
      userName: 'Meera K.',
      comment: 'Clean papers, full tank, no argument over hours.',
      starRating: 5,
      ratedAt: '2026-10-04T20:10:00Z',
      answer: 'Thank you, come again.',
      answeredAt: '2026-10-05T04:00:00Z',
    },
    {
      id: 'r2',
      userName: 'Zubin M.',
      comment: '<b>Seat</b> could be better on a ten-hour shift.',
      starRating: 3.5,
      ratedAt: '2026-09-04T05:00:00Z',
    },
  ],
});
const answers: MockAnswers = { getEquipmentById: () => machine, answerEquipmentRating: () => ({}) };

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...answers, ...(parameters['answers'] as MockAnswers | undefined) }}>
    <div className="y-root y-dashboard">
      <Story />
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Ratings',
  component: RatingsDialog,
  args: { machine: { id: 'jcb', name: 'JCB 3DX' }, onClose: fn() },
  decorators: [inScope],
} satisfies Meta<typeof RatingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {};
export const None: Story = {
  parameters: { answers: { getEquipmentById: () => ({ ...machine, equipmentRatings: [] }) } },
};
export const Loading: Story = { parameters: { answers: { getEquipmentById: never } } };
export const Failed: Story = { parameters: { answers: { getEquipmentById: failing } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
