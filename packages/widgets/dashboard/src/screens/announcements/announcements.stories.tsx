import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswers, TestScope, dashboardAnswers, failing, never } from '@yantra/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './announcements.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-root y-dashboard">
      <div className="y-dashboard__main">
        <Story />
      </div>
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Announcements',
  component: Screen,
  args: {
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: { id: 'a1', role: 'admin', name: 'Meera Kulkarni', phone: '9822041573' },
  },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
const answering = (answers: MockAnswers) => ({ answers });

export const Listed: Story = {};
export const Loading: Story = { parameters: answering({ getAnnouncements: never }) };
export const Failed: Story = { parameters: answering({ getAnnouncements: failing }) };
export const Empty: Story = { parameters: answering({ getAnnouncements: () => ({ rows: [] }) }) };

const add: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add announcement' }));
  await screen.findByRole('dialog');
};
export const Add: Story = { play: add };

/** People of a city: the city is chosen from the list. */
export const OfCity: Story = {
  play: async (context) => {
    await add(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Who sees it'), 'People of a city');
    await userEvent.type(dialog.getByLabelText('Announcement'), 'Closed.');
    await userEvent.type(dialog.getByLabelText('City'), 'Xy');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Somebody else has changed it meanwhile; what was typed stays. */
export const Refused: Story = {
  parameters: answering({
    updateAnnouncement: () => {
      throw new ApiError('announcement.changed', 409, 'Somebody has changed this announcement meanwhile.');
    },
  }),
  play: async ({ canvasElement }) => {
    const menu = await within(canvasElement).findByRole('button', { name: /^Actions for New plans/ });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Announcement'), ' Look!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('alert');
    await expect(dialog.getByLabelText('Announcement')).toHaveValue('New plans from 1 December. Look!');
  },
};

export const EndAsked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Actions for Our office/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End now' }));
    await screen.findByRole('dialog');
  },
};

/** It is asked before every change is paused. */
export const PauseAsked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pause changes' }));
    await screen.findByRole('dialog');
  },
};

export const Paused: Story = {
  parameters: answering({
    getAnnouncements: () => ({ rows: [], maintenance: { until: '2026-11-26T09:00:00.000Z' } }),
  }),
};

export const WrongMoment: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByLabelText('Until'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause changes' }));
    await expect(canvas.getByLabelText('Until')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Phone: Story = { ...OfCity, globals: { viewport: { value: 'phone' } } };
export const ListedPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
