import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeEquipmentDetails } from '@yantra/testing';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import { answerFor } from './availability.fixture.ts';
import './define.ts';

const meta = {
  title: 'Widgets/Availability/Element',
  ...elementMeta(manifest, {
    args: { machine: 'jcb' },
    scope: { answers: { getEquipmentById: () => makeEquipmentDetails({ id: 'jcb' }), getAvailability: answerFor() } },
  }),
} satisfies Meta;
export default meta;

/** The visitor chooses days. */
export const Element: StoryObj = {};
