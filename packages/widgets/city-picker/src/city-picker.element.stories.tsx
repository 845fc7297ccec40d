import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/City picker/Element',
  ...elementMeta(manifest, {}),
} satisfies Meta;
export default meta;

/** As a page has it: no attribute is needed. */
export const Element: StoryObj = {};
