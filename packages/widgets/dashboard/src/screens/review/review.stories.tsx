import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  type MockAnswers,
  TestScope,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makeReviewItem,
  makeReviewLine,
  never,
  reviewAnswers,
  reviewLines,
} from '@yantra/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './review.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope
    answers={{ ...dashboardAnswers, ...reviewAnswers(), ...(parameters['answers'] as MockAnswers | undefined) }}
  >
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
  title: 'Widgets/Dashboard/To review',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { params: {}, query: new URLSearchParams(), state: undefined, navigate: fn(), user: users.admin },
  decorators: [inScope],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: /^(Checks|जाँच|तपासणी)$/ });
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const arrived: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};
const only = (id: number): MockAnswers => reviewAnswers(reviewLines.filter((line) => line.id === id));

export const Held: Story = {};
export const HeldPhone: Story = { globals: phone };
export const HeldTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const HeldDark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const Pictures: Story = { parameters: { answers: only(3) } };
export const Rating: Story = { parameters: { answers: only(4) } };
export const Reported: Story = { parameters: { answers: only(5) } };
export const Mended: Story = { parameters: { answers: only(6) } };
/** More than one page, a name without an end, no picture. */
export const Long: Story = {
  parameters: {
    answers: {
      getReviewQueue: () => ({
        lines: [makeReviewLine({ id: 1, name: 'Excavator'.repeat(13), image1Url: null }), ...reviewLines.slice(1)],
        counts: { machine: 99_990, pictures: 4, rating: 3, report: 3, flagged: 12 },
        next: '1-6',
        oldest: '2026-11-20T03:30:00.000Z',
      }),
      getReviewItem: () => {
        const line = makeReviewLine({ id: 1, name: 'Excavator'.repeat(13) });
        const item = makeReviewItem(line);
        return { ...item, machine: { ...item.machine, images: [], isListed: false } };
      },
    },
  },
};
export const Loading: Story = { play: arrived, parameters: { answers: { getReviewQueue: never } } };
export const Failed: Story = { play: arrived, parameters: { answers: { getReviewQueue: failing } } };
export const EntryFailed: Story = { play: arrived, parameters: { answers: { getReviewItem: failing } } };
export const Empty: Story = { play: arrived, parameters: { answers: reviewAnswers([]) } };
export const EmptyOfKind: Story = {
  play: arrived,
  args: { query: new URLSearchParams('kind=pictures') },
  parameters: { answers: only(1) },
};
/** What was decided, with the way back. */
export const Decided: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Approve/ }));
    await expect(await view.findByText(/is approved/)).toBeVisible();
  },
};
export const DecidedPhone: Story = { ...Decided, globals: phone };
export const AskingWhy: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Hide/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    // The dialog may still be fading in.
    await waitFor(() => expect(dialog.getByText('Please choose a reason.')).toBeVisible());
  },
};
export const AskingWhyPhone: Story = { ...AskingWhy, globals: phone };
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Keys/ }));
    await screen.findByRole('dialog');
  },
};
