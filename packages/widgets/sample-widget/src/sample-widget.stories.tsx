import type { Meta, StoryObj } from '@storybook/react-vite';
import { createClient } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { SampleWidget } from './sample-widget.tsx';
import './sample-widget.css';

const meta = {
  title: 'Widgets/Sample widget/React',
  component: SampleWidget,
  tags: ['!dev'], // not copied: Storybook shows finished widgets, and this is a template
  decorators: [
    (Story) => {
      const client = createClient({ apiUrl: '' });
      const cityStore = { read: () => undefined, write: () => undefined };
      const scope = createScope({ client, siteUrl: '', cityStore, defaultCity });
      return (
        <ScopeProvider value={scope}>
          <Story />
        </ScopeProvider>
      );
    },
  ],
} satisfies Meta<typeof SampleWidget>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
