import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Equipment search/Element',
  ...elementMeta(manifest, {
    args: { placeholder: 'Search equipment' },
    scope: {
      answers: {
        suggest: () => ({
          machines: [{ name: 'Mahindra 575 DI XP Plus' }],
          categories: [{ id: 1, name: 'Tractors' }],
          cities: [],
        }),
      },
    },
  }),
} satisfies Meta;
export default meta;

/** Suggestions while typing. */
export const Element: StoryObj = {};
