import type { Meta, StoryObj } from '@storybook/react-vite';
import { createClient } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { LeadForm } from './lead-form.tsx';
import './lead-form.css';

const meta = {
  title: 'Widgets/Lead form',
  component: LeadForm,
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
} satisfies Meta<typeof LeadForm>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
