import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import { withCosts } from './costs.fixture.ts';
import './define.ts';

const meta = {
  title: 'Widgets/Equipment carousel/Element',
  ...elementMeta(manifest, {
    args: { 'category-bar': true, heading: true },
    scope: { answers: { getActiveSubscriptionEquipments: withCosts } },
  }),
} satisfies Meta;
export default meta;

/** With everything that it can show. */
export const Element: StoryObj = {};
/** With what a job costs, which the page gives. */
export const WithJob: StoryObj = { args: { 'job-days': 12, 'job-hours': 8, 'job-place': 'Hadapsar, Pune' } };
