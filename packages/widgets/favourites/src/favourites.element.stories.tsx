import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Favourites/Element',
  ...elementMeta(manifest, { args: {}, scope: { answers: { getKeptMachines: () => ({ machines: [] }) } } }),
} satisfies Meta;
export default meta;

export const Element: StoryObj = {};
