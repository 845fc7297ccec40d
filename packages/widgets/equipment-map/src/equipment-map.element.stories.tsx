import type { Meta, StoryObj } from '@storybook/react-vite';
import { machinesIn } from '@yantra/testing';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';
import { answersFor, aroundPune } from './map.fixture.ts';

const meta = {
  title: 'Widgets/Equipment map/Element',
  ...elementMeta(manifest, { scope: { answers: answersFor(aroundPune(machinesIn('Pune', 9))) } }),
} satisfies Meta;
export default meta;

/** Machines around the chosen city. */
export const Element: StoryObj = {};
