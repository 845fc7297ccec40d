import type { Meta, StoryObj } from '@storybook/react-vite';
import { createClient } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { Dashboard } from './dashboard.tsx';
import './dashboard.css';

const meta = {
  title: 'Widgets/Dashboard',
  component: Dashboard,
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
} satisfies Meta<typeof Dashboard>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
