import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import { knowing } from './compare.fixture.ts';
import './define.ts';

const meta = {
  title: 'Widgets/Compare/Element',
  ...elementMeta(manifest, {
    args: { machines: 'tata,komatsu', 'job-days': 12, 'job-place': 'Hadapsar, Pune', 'job-at': '18.5,73.93' },
    ...knowing(),
  }),
} satisfies Meta;
export default meta;

/** Machines and a job that the page gives. */
export const Element: StoryObj = {};
