import type { Meta, StoryObj } from '@storybook/react-vite';
import { createClient } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { EquipmentMap } from './equipment-map.tsx';
import './equipment-map.css';

const meta = {
  title: 'Widgets/Equipment map',
  component: EquipmentMap,
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
} satisfies Meta<typeof EquipmentMap>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
