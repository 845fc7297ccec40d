import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shelf } from '../fixtures/shelf.tsx';
import { Icon, iconNames } from './icon.tsx';

const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Shelf width={120}>
      {iconNames.map((name) => (
        <span key={name}>
          <Icon name={name} />
          {name}
        </span>
      ))}
    </Shelf>
  ),
};
