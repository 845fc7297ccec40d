import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Auth modals/Element',
  ...elementMeta(manifest, { args: { dialog: 'log-in' } }),
} satisfies Meta;
export default meta;

/** On the marketplace's own pages: its attribute opens a dialog, and is updated when a person goes to another. */
export const Element: StoryObj = {};
