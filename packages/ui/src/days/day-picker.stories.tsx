import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { LanguageProvider } from '@yantra/language';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { ShadowBox } from '../fixtures/shadow-box.tsx';
import { Box } from '../fixtures/shelf.tsx';
import { days as hindiDays, shared as hindi } from '../languages/hi.ts';
import { days as marathiDays, shared as marathi } from '../languages/mr.ts';
import { base, button, days } from '../sheets.ts';
import { DayPicker } from './day-picker.tsx';
import { TakenDays } from './taken-days.tsx';

const taken = [
  { from: '2026-11-29', until: '2026-12-04' },
  { from: '2026-12-10', until: '2026-12-20' },
  { from: '2027-02-01' },
];

const inBox: Decorator = (Story, { parameters }) => (
  <Box width={Number(parameters['width'] ?? 600)}>
    <div className="y-calbox" style={{ display: 'grid', gap: 12, padding: '8px 0' }}>
      <Story />
    </div>
  </Box>
);
const inLanguage =
  (value: Parameters<typeof LanguageProvider>[0]['value']): Decorator =>
  (Story) => (
    <LanguageProvider value={value}>
      <Story />
    </LanguageProvider>
  );

const meta = {
  title: 'Equipment/Day picker',
  component: DayPicker,
  args: {
    today: '2026-11-22',
    taken,
    chosen: { from: '2026-11-24', days: 5 },
    onChoose: fn(),
    onRetry: fn(),
  },
  render: function Kept({ onChoose, ...args }) {
    const [kept, keep] = useState(args.chosen);
    return (
      <DayPicker
        {...args}
        chosen={kept}
        onChoose={(next) => {
          keep(next);
          onChoose(next);
        }}
      />
    );
  },
  decorators: [inBox],
} satisfies Meta<typeof DayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { chosen: undefined } };
export const AllFree: Story = { args: { chosen: undefined, taken: [] } };
export const OneDay: Story = { args: { chosen: { from: '2026-11-24', days: 1 } } };
/** The chosen days were said elsewhere, and some of them are taken. */
export const ChosenAndTaken: Story = { args: { chosen: { from: '2026-11-27', days: 12 } } };
export const TakenToday: Story = {
  args: { chosen: undefined, taken: [{ from: '2026-11-22', until: '2026-11-28' }] },
};
export const Choosing: Story = {
  args: { chosen: undefined },
  async play({ canvasElement }) {
    const calendar = within(canvasElement);
    await userEvent.click(calendar.getByRole('button', { name: '24 November, free' }));
    await userEvent.hover(calendar.getByRole('button', { name: '27 November, free' }));
  },
};
/** The wanted days go over a taken one: they end before it. */
export const Snapped: Story = {
  args: { chosen: undefined },
  async play({ canvasElement }) {
    const calendar = within(canvasElement);
    await userEvent.click(calendar.getByRole('button', { name: '24 November, free' }));
    await userEvent.click(calendar.getByRole('button', { name: '7 December, free' }));
    await calendar.findByText(/your days end on/);
  },
};
export const Loading: Story = { args: { taken: undefined, chosen: undefined } };
export const Failed: Story = { args: { taken: undefined, chosen: undefined, hasFailed: true } };
export const Narrow: Story = { parameters: { width: 320 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = {
  decorators: [inLanguage({ ...hindi, texts: { ...hindi.texts, days: hindiDays } })],
};
export const InMarathi: Story = {
  decorators: [inLanguage({ ...marathi, texts: { ...marathi.texts, days: marathiDays } })],
};
/** Where there is no script. */
export const AsTable: Story = { render: () => <TakenDays taken={taken} /> };
export const AsTableEmpty: Story = { render: () => <TakenDays taken={[]} /> };

const sheets = [base, button, days];
export const InShadowRoot: Story = {
  decorators: [
    (Story) => (
      <ShadowBox sheets={sheets}>
        <Story />
      </ShadowBox>
    ),
  ],
};
