import type { Meta, StoryObj } from '@storybook/react-vite';
import { machinesIn, makeEquipmentDetails, pageOf, pictures } from '@yantra/testing';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Equipment details/Element',
  ...elementMeta(manifest, {
    args: { 'equipment-id': 'jcb' },
    scope: {
      answers: {
        getEquipmentById: () => makeEquipmentDetails({ id: 'jcb', image2Url: pictures.crane }),
        searchEquipments: pageOf(...machinesIn('Pune', 4)),
      },
    },
  }),
} satisfies Meta;
export default meta;

/** One machine with similar ones. */
export const Element: StoryObj = {};
