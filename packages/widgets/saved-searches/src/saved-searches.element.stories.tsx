import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Saved searches/Element',
  ...elementMeta(manifest, { args: {} }),
} satisfies Meta;
export default meta;

/** On a page where nobody can log in it leads to the marketplace. */
export const Element: StoryObj = {};
