import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NotificationList } from './notification-list.tsx';
import { Notifications } from './notifications.tsx';
import { type Answers, broken, SignedIn, someRows } from './signed-in.fixture.tsx';
import './notifications.css';

interface Args {
  readonly answers?: Answers;
  readonly isPage?: boolean;
}

const meta = {
  title: 'Widgets/Notifications/React',
  render: ({ answers, isPage = false }: Args) => (
    <SignedIn answers={answers}>
      {isPage ? (
        <NotificationList />
      ) : (
        <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '40rem' }}>
          <Notifications />
        </div>
      )}
    </SignedIn>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(?:Notifications|सूचना)/ }));
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Notifications, 4 new' })).toBeVisible();
  },
};
export const Open: Story = { play: open };
export const Empty: Story = { args: { answers: { rows: [] } }, play: open };
export const Slow: Story = { args: { answers: { isWaiting: true } }, play: open };
export const Failed: Story = { args: { answers: { failure: broken } }, play: open };
export const Page: Story = { args: { isPage: true, answers: { rows: someRows(), next: '40' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const Hindi: Story = { ...Open, globals: { locale: 'hi' } };
export const Marathi: Story = { ...Open, globals: { locale: 'mr' } };
export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
