import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestScope } from '@yantra/testing';
import './equipment-map.css';
import { EquipmentMap } from './equipment-map.tsx';

const meta = {
  title: 'Widgets/Equipment map',
  component: EquipmentMap,
  decorators: [
    (Story) => (
      <TestScope>
        <Story />
      </TestScope>
    ),
  ],
} satisfies Meta<typeof EquipmentMap>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
