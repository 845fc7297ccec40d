import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { nothingKept, type Kept } from '@yantra/domain';
import { TestScope, type TestScopeOptions, failing, makeEquipment, never } from '@yantra/testing';
import { Favourites } from './favourites.tsx';
import './favourites.css';

/** Keeps in the browser what a visitor kept before. */
const keeping: Decorator = (Story, { parameters }) => {
  localStorage.setItem('yantra.saved', JSON.stringify({ kept: parameters['kept'] as Kept, waiting: [] }));
  const scope = parameters['scope'] as TestScopeOptions;
  return (
    <TestScope {...scope} job={parameters['hasJob'] === false ? undefined : scope.job}>
      <Story />
    </TestScope>
  );
};

const cost = { total: 186_841, unknown: ['fuel' as const], renter: [], isEstimate: false };
const machines = [
  makeEquipment({
    id: 'tata',
    name: 'Tata Hitachi EX 200LC',
    locality: 'Chakan',
    distanceKm: 38,
    cost,
    free: { isFree: true },
  }),
  makeEquipment({
    id: 'komatsu',
    name: 'Komatsu PC210-10M0',
    locality: 'Wagholi',
    distanceKm: 14,
    cost: { ...cost, total: 179_360 },
  }),
  makeEquipment({
    id: 'ace',
    name: 'ACE 14XW',
    locality: 'Talegaon',
    distanceKm: 46,
    free: { isFree: false, from: '2026-11-28' },
  }),
];
const gone = {
  id: 'doosan',
  left: {
    name: 'Doosan DX140LC',
    on: '2026-11-14',
    alike: machines.slice(0, 2).map((one) => ({ ...one, id: `like ${one.id}` })),
  },
};
const kept: Kept = {
  machines: [
    { id: 'tata', note: 'Good for pile caps. Ask who pays diesel, and whether the breaker comes along.' },
    { id: 'komatsu', note: '' },
    { id: 'doosan', note: 'For the drain along the boundary.' },
    { id: 'ace', note: '' },
  ],
  lists: [
    {
      id: '5f0e8f8e-0000-4000-8000-000000000001',
      name: 'Metro site, phase 2',
      machines: ['tata', 'komatsu', 'doosan'],
    },
    { id: '5f0e8f8e-0000-4000-8000-000000000002', name: 'Cane season', machines: [] },
  ],
};
const rows = { machines: [...machines.map((machine) => ({ id: machine.id, machine })), gone] };

const meta = {
  title: 'Widgets/Favourites/React',
  component: Favourites,
  decorators: [keeping],
  parameters: {
    kept,
    scope: { answers: { getKeptMachines: () => rows }, job: { days: 12, from: '2026-11-28', place: 'Hadapsar' } },
  },
} satisfies Meta<typeof Favourites>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const List: Story = { args: { list: kept.lists[0]?.id } };
export const EmptyList: Story = { args: { list: kept.lists[1]?.id } };
export const WithoutJob: Story = { parameters: { hasJob: false } };
export const Empty: Story = { parameters: { kept: nothingKept } };
export const Slow: Story = { parameters: { scope: { answers: { getKeptMachines: never } } } };
export const Failed: Story = { parameters: { scope: { answers: { getKeptMachines: failing } } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
