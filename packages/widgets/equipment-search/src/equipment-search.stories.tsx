import type { Meta, StoryObj } from '@storybook/react-vite';
import { createClient } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { EquipmentSearch } from './equipment-search.tsx';
import './equipment-search.css';

const meta = {
  title: 'Widgets/Equipment search',
  component: EquipmentSearch,
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
} satisfies Meta<typeof EquipmentSearch>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
