import type { Meta, StoryObj } from '@storybook/react-vite';
import { dashboardAnswers, dashboardUsers, sessionOf } from '@yantra/testing';
import { elementMeta } from '@yantra/testing/element-story';
import manifest from '../custom-elements.json' with { type: 'json' };
import './define.ts';

const meta = {
  title: 'Widgets/Dashboard/Element',
  ...elementMeta(manifest, { scope: { answers: dashboardAnswers, session: sessionOf(dashboardUsers.supplier) } }),
} satisfies Meta;
export default meta;

/** On the marketplace's own pages, for a supplier. */
export const Element: StoryObj = {};
