import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  auditAnswers,
  auditCheck,
  auditEntries,
  failing,
  makeAuditEntry,
  type MockAnswers,
  never,
  TestScope,
} from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './audit.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...auditAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__screen" style={{ container: 'y-dashboard / inline-size' }}>
      <Story />
    </div>
  </TestScope>
);
const answering = (answers: MockAnswers) => ({ parameters: { answers } });
const meta = {
  title: 'Widgets/Dashboard/Audit',
  component: Screen,
  args: {
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: { id: 'a1', role: 'admin', name: 'Meera Iyer', phone: '9822041575' },
  },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const broken = (some: Partial<NonNullable<typeof auditCheck.last>['broken']>) =>
  answering({
    getAuditCheck: () => ({
      ...auditCheck,
      last: auditCheck.last && { ...auditCheck.last, broken: { chain: 1, place: 20, at: null, ...some } },
    }),
  });

export const Ready: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const Details: Story = {
  play: async ({ canvasElement }) => {
    for (const button of await within(canvasElement).findAllByRole('button', { name: 'Details' }))
      await userEvent.click(button);
  },
};
export const DetailsPhone: Story = { ...Details, globals: phone };
/** An entry that is not as it was written, and a log that is broken there. */
export const Broken: Story = {
  parameters: {
    answers: {
      getAuditLog: () => ({ entries: [makeAuditEntry({ isWhole: false }), ...auditEntries.slice(1)], older: null }),
      getAuditCheck: () => ({
        ...auditCheck,
        last: auditCheck.last && {
          ...auditCheck.last,
          broken: { chain: 1, place: 20, at: '2026-11-24T05:08:00.000Z' },
        },
      }),
    } satisfies MockAnswers,
  },
};
export const BrokenPhone: Story = { ...Broken, globals: phone };
export const EntryMissing: Story = broken({});
export const CutOff: Story = broken({ chain: null, place: null });
export const NotChecked: Story = answering({ getAuditCheck: () => ({ ...auditCheck, last: null }) });
export const Checking: Story = answering({ getAuditCheck: () => ({ ...auditCheck, checking: 20_000 }) });
export const OfOnePerson: Story = { args: { query: new URLSearchParams('person=a1&group=people&search=meera') } };
export const NothingFits: Story = answering({
  getAuditLog: () => ({
    entries: [],
    older: null,
    counts: { plans: 0, people: 0, machines: 0, money: 0, logIns: 0 },
    total: 0,
  }),
});
export const Loading: Story = answering({ getAuditLog: never, getAuditCheck: never });
export const Failed: Story = answering({ getAuditLog: failing });
