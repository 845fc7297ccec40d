import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswers, TestScope, dashboardAnswers, failing, never } from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { TypeWords } from './type-words.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__main">
      <Story />
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Words of a type',
  component: TypeWords,
  args: { row: { id: 29, type: 'Excavator', subType: '13-15 tonne', active: true, deleted: false } },
  decorators: [inScope],
} satisfies Meta<typeof TypeWords>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: MockAnswers) => ({ answers });

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add to Excavator: poklane' });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { parameters: answering({ getTypeWords: never, getSearchQuality: never }) };
export const Failed: Story = { parameters: answering({ getTypeWords: failing }) };
export const Nothing: Story = {
  parameters: answering({ getTypeWords: () => ({ shipped: [], added: [] }) }),
};
/** Every group of shipped words, with its reasons. */
export const Reasons: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByText('Hindi, in Latin letters (1)'));
    await screen.findByText('the same, in Latin letters');
  },
};
/** A word that already means the type is refused, beside its field. */
export const Refused: Story = {
  parameters: answering({
    addTypeWord: () => Promise.reject(new ApiError('word.taken', 409, 'This word means that type already.')),
  }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Another word'), 'pokland');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('This word means that type already.');
  },
};
