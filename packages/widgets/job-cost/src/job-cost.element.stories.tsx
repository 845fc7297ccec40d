import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeEquipmentDetails } from '@yantra/testing';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Job cost/Element',
  ...elementMeta(manifest, {
    args: { machine: 'jcb', 'job-days': 12, 'job-place': 'Hadapsar, Pune', 'job-at': '18.5,73.93' },
    scope: { answers: { getEquipmentById: () => makeEquipmentDetails({ id: 'jcb', latitude: 18.76 }) } },
  }),
} satisfies Meta;
export default meta;

/** A job that the page gives. */
export const Element: StoryObj = {};
