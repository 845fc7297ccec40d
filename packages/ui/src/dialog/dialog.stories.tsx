import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { ShadowBox } from '../fixtures/shadow-box.tsx';
import { SearchInput } from '../search-input/search-input.tsx';
import { base, button, dialog, field } from '../sheets.ts';
import { Dialog } from './dialog.tsx';

const comment = (
  <Field label="Comment" count="25 / 250">
    {(ids) => <TextArea {...ids} defaultValue="Fuel use was as promised." />}
  </Field>
);

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { open: true, title: 'Rate this machine', onClose: () => undefined, children: comment },
  render: function Live(args) {
    const [isOpen, setOpen] = useState(args.open);
    const close = () => setOpen(false);
    const footer = args.footer ?? (
      <Button variant="primary" block onClick={close}>
        RATE
      </Button>
    );
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={isOpen} onClose={close} footer={footer} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Sheet: Story = { args: { kind: 'sheet', title: 'Filters' } };
export const Side: Story = {
  args: {
    kind: 'side',
    title: 'Choose your city',
    children: (
      <>
        <SearchInput label="Search cities" placeholder="Search cities…" value="" onValue={() => undefined} />
        <Button icon="locate" block>
          Use my location
        </Button>
      </>
    ),
    footer: (
      <Button block iconEnd="right">
        More Cities
      </Button>
    ),
  },
};
export const SideOnPhone: Story = { ...Side, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    title: 'Terms for renting self-loading concrete mixers at night and on public holidays',
    children: Array.from({ length: 24 }, (_, place) => (
      <p key={place}>{place + 1}. The machine is handed over with a full tank and comes back with one.</p>
    )),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

const sheets = [base, button, field, dialog];
export const InShadowRoot: Story = {
  args: { open: false },
  decorators: [
    (Story) => (
      <ShadowBox sheets={sheets}>
        <Story />
      </ShadowBox>
    ),
  ],
};
