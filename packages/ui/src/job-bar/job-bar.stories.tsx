import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { VisitorJob } from '@yantra/domain';
import { LanguageProvider } from '@yantra/language';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShadowBox } from '../fixtures/shadow-box.tsx';
import { Box } from '../fixtures/shelf.tsx';
import { shared as hindi } from '../languages/hi.ts';
import { shared as marathi } from '../languages/mr.ts';
import { base, button, dialog, field, jobBar } from '../sheets.ts';
import { JobBar } from './job-bar.tsx';

const job: VisitorJob = {
  days: 12,
  from: '2026-11-24',
  hours: 8,
  operator: 'needed',
  place: 'Hadapsar, Pune',
  at: { latitude: 18.5, longitude: 73.93 },
};

const inBox: Decorator = (Story, { parameters }) => (
  <Box width={Number(parameters['width'] ?? 1180)}>
    <Story />
  </Box>
);

const meta = {
  title: 'Equipment/Job bar',
  component: JobBar,
  args: {
    job,
    today: '2026-11-20',
    city: 'Pune',
    places: [
      { label: 'Hadapsar, Pune', latitude: 18.5, longitude: 73.93 },
      { label: 'Kothrud, Pune', latitude: 18.507, longitude: 73.807 },
    ],
    onPlaceType: fn(),
    onJob: fn(),
    action: '#equipments',
    kept: [['categoryId', '6']],
    clearHref: '#cleared',
  },
  render: function Kept({ onJob, ...args }) {
    const [kept, keep] = useState(args.job);
    return (
      <JobBar
        {...args}
        job={kept}
        onJob={(next) => {
          keep(next);
          onJob(next);
        }}
      />
    );
  },
  decorators: [inBox],
} satisfies Meta<typeof JobBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Empty: Story = { args: { job: undefined } };
export const LongPlace: Story = {
  args: { job: { ...job, place: 'Thiruvananthapuram International Airport, Thiruvananthapuram' } },
};
export const Narrow: Story = { parameters: { width: 328 } };
export const NarrowEmpty: Story = { args: { job: undefined }, parameters: { width: 328 } };
/** No days, and a day that is past. */
export const Wrong: Story = {
  async play({ canvasElement }) {
    const bar = within(canvasElement);
    const days = bar.getByLabelText('For');
    await userEvent.clear(days);
    await userEvent.type(days, '0{Enter}');
    await expect(bar.getByRole('alert')).toBeVisible();
  },
};
/** What one line opens. */
export const Sheet: Story = {
  ...Narrow,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /12 days/ }));
    await within(document.body).findByRole('dialog', { name: 'Your job' });
  },
};
export const InHindi: Story = {
  decorators: [
    (Story) => (
      <LanguageProvider value={hindi}>
        <Story />
      </LanguageProvider>
    ),
  ],
};
export const InMarathi: Story = {
  decorators: [
    (Story) => (
      <LanguageProvider value={marathi}>
        <Story />
      </LanguageProvider>
    ),
  ],
};
export const NarrowInHindi: Story = { ...InHindi, parameters: { width: 328 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const NarrowDark: Story = { ...Narrow, globals: { theme: 'dark' } };

const sheets = [base, button, field, dialog, jobBar];
export const InShadowRoot: Story = {
  decorators: [
    (Story) => (
      <ShadowBox sheets={sheets}>
        <Story />
      </ShadowBox>
    ),
  ],
};
