import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { later } from '@yantra/state';
import {
  type MockAnswers,
  TestScope,
  dashboardUsers as users,
  failing,
  fleetAnswers,
  fleetMachines,
  fleetNow,
  manyMachines,
  never,
} from '@yantra/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { FleetCalendar } from './fleet-calendar.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...fleetAnswers(), ...(parameters['answers'] as MockAnswers | undefined) }}>
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
  title: 'Widgets/Dashboard/Fleet calendar',
  component: FleetCalendar,
  parameters: { layout: 'fullscreen' },
  args: {
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: users.supplier,
    clock: { now: () => fleetNow, later },
  },
  decorators: [inScope],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
} satisfies Meta<typeof FleetCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const dark = { theme: 'dark' };
const arrived: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};
const cell = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).findByRole('gridcell', { name });

export const TwoWeeks: Story = {};
export const TwoWeeksTablet: Story = { globals: tablet };
export const TwoWeeksDark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const MarathiPhone: Story = { globals: { ...phone, locale: 'mr' } };
export const Month: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Month' }));
    await within(canvasElement).findByRole('heading', { name: 'November 2026' });
  },
};
export const MonthTablet: Story = { ...Month, globals: tablet };
export const Many: Story = {
  parameters: { answers: fleetAnswers(manyMachines(200)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '60 days' }));
    await cell(canvasElement, /^Tata Hitachi EX 100, Tue 24 Nov, /);
  },
};
export const OneMachine: Story = { parameters: { answers: fleetAnswers(fleetMachines.slice(0, 1)) } };
export const OneMachinePhone: Story = { ...OneMachine, globals: phone };
export const NoMachines: Story = { play: arrived, parameters: { answers: fleetAnswers([]) } };
export const Loading: Story = { play: arrived, parameters: { answers: { getFleet: never } } };
export const Failed: Story = {
  parameters: { answers: { getFleet: failing } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Days not loaded')).toBeVisible();
  },
};
/** Days chosen by the keys, with the popover open. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const first = await cell(canvasElement, /^Kubota U50-5, Mon 30 Nov, free$/);
    first.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    await expect(await screen.findByRole('dialog', { name: '30 Nov to 2 Dec, 3 days' })).toBeVisible();
  },
};
export const ChoosingTablet: Story = { ...Choosing, globals: tablet };
export const ChoosingDark: Story = { ...Choosing, globals: dark };
export const Entry: Story = {
  play: async ({ canvasElement }) => {
    const booked = await cell(canvasElement, /^Tata Hitachi EX 200LC, Tue 24 Nov, Booked/);
    booked.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Kulkarni Infra' })).toBeVisible();
  },
};
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const booked = await cell(canvasElement, /^Tata Hitachi EX 200LC, Tue 24 Nov, Booked/);
    booked.focus();
    await userEvent.keyboard('b');
    await expect(await screen.findByText(/In the way: .?Kulkarni Infra/)).toBeVisible();
  },
};
export const Undo: Story = {
  play: async ({ canvasElement }) => {
    (await cell(canvasElement, /^Tata Hitachi EX 200LC, Tue 24 Nov, /)).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}r');
    await expect(await screen.findByText('Kubota U50-5: 26 Nov for repair.')).toBeVisible();
  },
};
export const BlockDays: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Block days' }));
    await screen.findByRole('dialog', { name: 'Block days' });
  },
};
export const BlockDaysPhone: Story = { ...BlockDays, globals: phone };
export const Units: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('rowheader', { name: /^Plate compactor/ }));
    await screen.findByRole('dialog', { name: 'Units of Plate compactor' });
  },
};
export const SecretAddress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Make an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make an address' }));
    await screen.findByRole('dialog', { name: 'Secret address' });
  },
};
export const ChoosingPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const day = (name: RegExp) => within(canvasElement).findByRole('button', { name });
    await userEvent.click(await day(/, Mon 14 Dec, /));
    await userEvent.click(await day(/, Wed 23 Dec, /));
    await expect(await screen.findByRole('heading', { name: '14 Dec to 23 Dec, 10 days' })).toBeVisible();
  },
};
