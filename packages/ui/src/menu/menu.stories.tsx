import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Menu } from './menu.tsx';
import { UserMenu } from './user-menu.tsx';

const leave = fn();
const items = [
  { label: 'My Profile', href: '#profile', icon: <Icon name="pin" /> },
  { label: 'My Equipments', href: '#equipments', icon: <Icon name="search" /> },
  { label: 'Logout', onSelect: leave, icon: <Icon name="right" /> },
];

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: { label: 'Actions', items, children: <Icon name="down" /> },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opened with the keyboard: arrows wrap around, letters find an item. */
export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Home}m');
    await expect(canvas.getByRole('menuitem', { name: 'My Equipments' })).toHaveFocus();
    await userEvent.keyboard('l{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

/** Who is logged in; open. */
export const User: Story = {
  render: () => <UserMenu name="Rohit Deshpande" roleName="Supplier" items={items} />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rohit Deshpande Supplier' }));
    await within(canvasElement).findByRole('menuitem', { name: 'Logout' });
  },
};
export const UserDark: Story = { ...User, globals: { theme: 'dark' } };
export const UserPhone: Story = { ...User, globals: { viewport: { value: 'phone' } } };

const choose = fn();

/** A row of choices, one of which is in force; choosing leaves the list open. */
export const WithChoice: Story = {
  args: {
    items: [
      ...items,
      {
        label: 'Theme',
        chosen: 'auto',
        choices: [
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
          { id: 'auto', label: 'Auto' },
        ],
        onChoose: choose,
      },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}{Enter}');
    await expect(choose).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('menuitemradio', { name: 'Auto' })).toBeChecked();
  },
};
