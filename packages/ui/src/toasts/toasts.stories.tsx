import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { ShadowBox } from '../fixtures/shadow-box.tsx';
import { base, button, toasts } from '../sheets.ts';
import { toast, Toasts } from './toasts.tsx';

const meta = {
  title: 'Primitives/Toasts',
  component: Toasts,
  args: { toasterId: 'story' },
  render: function Live(args) {
    const to = args.toasterId ? { toasterId: args.toasterId } : {};
    useEffect(() => () => toast.removeAll(args.toasterId), [args.toasterId]);
    return (
      <>
        <div className="y-chips">
          <Button onClick={() => toast.success('Equipment Created Successfully', to)}>Success</Button>
          <Button onClick={() => toast.error('Login failed. Please try again.', to)}>Error</Button>
          <Button onClick={() => toast('Saved on this phone. It will be sent when you are online.', to)}>Note</Button>
        </div>
        <Toasts {...args} />
      </>
    );
  },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toasts that do not disappear, to look at. */
function Standing() {
  useEffect(() => {
    const stay = { duration: Infinity, toasterId: 'standing' };
    toast('Saved on this phone. It will be sent when you are online.', { ...stay, id: 'note' });
    toast.error('User with this phone number already exists. Please enter a different phone number or try to log in.', {
      ...stay,
      id: 'error',
    });
    toast.success('Equipment Created Successfully', { ...stay, id: 'success' });
    return () => toast.removeAll('standing');
  }, []);
  return <Toasts toasterId="standing" />;
}

export const OnPress: Story = {};
export const Three: Story = { render: () => <Standing /> };
export const Phone: Story = { ...Three, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Three, globals: { theme: 'dark' } };

const sheets = [base, button, toasts];
export const InShadowRoot: Story = {
  args: { toasterId: 'shadow' },
  decorators: [
    (Story) => (
      <ShadowBox sheets={sheets}>
        <Story />
      </ShadowBox>
    ),
  ],
};
