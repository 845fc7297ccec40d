import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Equipment carousel/Element',
  ...elementMeta(manifest, { args: { 'category-bar': true, heading: true } }),
} satisfies Meta;
export default meta;

/** With everything that it can show. */
export const Element: StoryObj = {};
