import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories } from '@yantra/testing';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Lead form/Element',
  ...elementMeta(manifest, {
    width: 528,
    args: { mode: 'need' },
    scope: {
      answers: {
        getCategoryDropDown: () => categories.map(({ id, name }) => ({ id, value: name })),
        submitRequirement: () => ({ id: '7' }),
      },
    },
  }),
} satisfies Meta;
export default meta;

/** As wide as on the home page. */
export const Element: StoryObj = {};
