import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '@yantra/language';
import { type PutAside, compareOf, createScopeCompare, provideCompare } from '@yantra/state';
import { ScopeProvider } from '@yantra/state';
import { createTestScope, makeEquipment } from '@yantra/testing';
import { EquipmentCard } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import '../styles.css';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';

const names = [
  'JCB 3DX ecoXcellence',
  'Tata Hitachi EX 200LC',
  'Komatsu PC210-10M0',
  'Hyundai R215L Smart Plus',
  'Kubota U50-5',
];
const all = names.map((name, index) => makeEquipment({ id: String(index), name }));

interface ListProps {
  /** How many are put aside already. */
  readonly count: number;
  readonly onNotice: (text: string) => void;
  readonly onEmptied: () => void;
}

/** A scope in which so many are put aside; they are kept for the story. */
function useListScope({ count, onNotice }: ListProps) {
  const language = useLanguage();
  const [scope] = useState(() => {
    const made = createTestScope({ job: { days: 12 }, notify: ({ text }) => onNotice(text) });
    let kept: readonly PutAside[] = [];
    const store = {
      read: () => kept,
      write: (machines: readonly PutAside[]) => {
        kept = machines;
      },
      follow: () => () => undefined,
    };
    provideCompare(made, createScopeCompare(store));
    compareOf(made).set(all.slice(0, count).map(({ id, name }) => ({ id, name, image1Url: null })));
    return made;
  });
  return useMemo(() => ({ ...scope, language }), [scope, language]);
}

function List(props: ListProps) {
  return (
    <ScopeProvider value={useListScope(props)}>
      <ul className="y-root" aria-label="Machines">
        {all.map((machine) => (
          <li key={machine.id}>
            <EquipmentCard equipment={machine} href="#machine">
              <CompareToggle machine={{ id: machine.id, name: machine.name, image1Url: null }} />
            </EquipmentCard>
          </li>
        ))}
      </ul>
      <CompareTray onEmptied={props.onEmptied} />
    </ScopeProvider>
  );
}

const inColumns: Decorator = (Story) => (
  <div className="y-root">
    <Story />
  </div>
);

const meta = {
  title: 'Widgets/Compare/Tray',
  component: List,
  args: { count: 2, onNotice: fn(), onEmptied: fn() },
  decorators: [inColumns],
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
/** Nothing is put aside: there is no tray. */
export const None: Story = { args: { count: 0 } };
/** One alone cannot be compared. */
export const One: Story = { args: { count: 1 } };
/** A fifth is refused. */
export const Four: Story = { args: { count: 4 } };
export const Phone: Story = { args: { count: 4 }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { args: { count: 1 }, globals: { locale: 'mr' } };
