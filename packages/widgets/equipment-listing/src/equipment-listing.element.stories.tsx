import type { Meta, StoryObj } from '@storybook/react-vite';
import { machinesIn } from '@yantra/testing';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';
import { page, types } from './listing.fixture.tsx';

const meta = {
  title: 'Widgets/Equipment listing/Element',
  ...elementMeta(manifest, {
    scope: { answers: { searchEquipments: page(machinesIn('Pune', 20), 137), getEquipmentTypeDropDown: () => types } },
  }),
} satisfies Meta;
export default meta;

/** Twenty machines a page, with its filters. */
export const Element: StoryObj = {};
