import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type MockAnswers, TestScope, failing, makePurchase } from '@yantra/testing';
import { userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './equipment-import.screen.tsx';

const table = `Machine,Category,Model,Year,Rate,Per,Pin
JCB 3DX,Earthmoving,3DX,2022,9200,day,411015
Volvo EC210,Earthmoving,,2021,abc,day,411015
=cmd|calc,Lifting,14XW,2020,5000,day,411015`;
const types = [
  { id: 27, value: 'Backhoe loader, 76 HP, 4WD' },
  { id: 29, value: 'Excavator, 20-22 tonne' },
];
const answers: MockAnswers = {
  getEquipmentTypeDropDown: () => types,
  getCategoryDropDown: () => [{ id: 6, value: 'Earthmoving' }],
  importEquipments: ({ isTrial, rows }) =>
    isTrial
      ? {
          added: 0,
          errors: [
            { row: 1, errors: { modelNumber: 'Model No is required', rentalValue: 'Rental Value is required' } },
            { row: 2, errors: { address: 'address is required' } },
          ],
        }
      : {
          added: (rows as unknown[]).length,
          machines: (rows as unknown[]).map((_, row) => ({ row, id: `new-${row}`, isDraft: false })),
          errors: [],
        },
  getPurchasedSubscriptions: () => [makePurchase({ id: 'b1', displayName: 'BUSINESS', equipmentCount: 100 })],
};
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={(parameters['answers'] as MockAnswers | undefined) ?? answers}>
    <Story />
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Import from CSV',
  component: Screen,
  args: { user: { id: 's1', role: 'supplier', name: 'Rohit Deshpande', phone: '9822041573' } },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose =
  (text = table): Play =>
  async ({ canvasElement }) => {
    const file = new File([text], 'machines.csv', { type: 'text/csv' });
    await userEvent.upload(within(canvasElement).getByLabelText('Excel or CSV file', { selector: 'input' }), file);
  };
const check: Play = async (context) => {
  await choose()(context);
  const screen = within(context.canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the rows' }));
};

export const Ready: Story = {};
/** The columns are guessed by their headings. */
export const Mapping: Story = {
  play: async (context) => {
    await choose()(context);
    await within(context.canvasElement).findByRole('combobox', { name: 'Machine' });
  },
};
export const Checked: Story = {
  play: async (context) => {
    await check(context);
    await within(context.canvasElement).findByText('1 rows are right, 2 are not.');
  },
};
export const Added: Story = {
  play: async (context) => {
    await check(context);
    const screen = within(context.canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 machine' }));
    await screen.findByText('1 machine is added.');
    await screen.findByRole('button', { name: 'Put it on BUSINESS, 98 free' });
  },
};
const found: MockAnswers = {
  ...answers,
  importEquipments: ({ isTrial }) =>
    isTrial
      ? {
          added: 0,
          same: [{ row: 0, id: 'm1', isDraft: false }, { row: 2 }],
          unknownWords: [
            { field: 'equipmentTypeId', word: 'Excavator', near: [{ id: 29, name: 'Excavator, 20-22 tonne' }] },
            { field: 'categories', word: 'Digging', near: [] },
          ],
          errors: [
            { row: 1, errors: { equipmentTypeId: 'There is no type Excavator; did you mean Excavator, 20-22 tonne?' } },
          ],
        }
      : { added: 1, machines: [{ row: 0, id: 'm2', isDraft: true }], errors: [] },
};
/** Unknown words, and machines that already exist. */
export const Questions: Story = {
  parameters: { answers: found },
  play: async (context) => {
    await check(context);
    const screen = within(context.canvasElement);
    await screen.findByText(/did you mean/i, { selector: '.y-field__hint *' });
    await screen.findByRole('checkbox', { name: 'Leave out 1 row that looks like a machine you have already' });
  },
};
/** Pictures matched by name: some match, others do not. */
export const Pictures: Story = {
  play: async (context) => {
    await Mapping.play?.(context);
    const screen = within(context.canvasElement);
    const files = ['jcb-3dx-1.jpg', 'JCB 3DX-2.jpg', 'IMG_2231.jpg', 'list.pdf'].map((name) => new File(['x'], name));
    // The picker's filter is only a hint: dropped files of other types still arrive.
    await userEvent.upload(screen.getByLabelText('Choose pictures or a zip', { selector: 'input' }), files, {
      applyAccept: false,
    });
    await screen.findByText('2 pictures for 1 row.');
    await screen.findByText(/No row is called like IMG_2231.jpg/);
    await screen.findByText('list.pdf is no picture and is left out.');
  },
};
/** Machines that are still hidden, and why. */
export const Drafts: Story = {
  parameters: { answers: found },
  play: async (context) => {
    await check(context);
    const screen = within(context.canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 machine' }));
    await screen.findByText('1 machine is a draft: nobody sees it until it has a picture.');
  },
};
export const OldExcel: Story = {
  play: async ({ canvasElement }) => {
    const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'fleet.csv', { type: 'text/csv' });
    await userEvent.upload(within(canvasElement).getByLabelText('Excel or CSV file', { selector: 'input' }), file);
    await within(canvasElement).findByText(/This is an old Excel file/);
  },
};
/** A quote that is never closed. */
export const OpenQuote: Story = {
  play: async (context) => {
    await choose('Machine,Rate\nJCB 3DX,9200\n"ACE 14XW,5000\nTata 1510,4000')(context);
    await within(context.canvasElement).findByText(
      'Line 3 has a quote (") that is not closed. Please close or remove it, and choose the file again.',
    );
  },
};
export const Unreadable: Story = {
  play: async (context) => {
    await choose('nothing')(context);
    await within(context.canvasElement).findByText(/could not be read as a table/);
  },
};
export const Failed: Story = {
  parameters: { answers: { importEquipments: failing } },
  play: async (context) => {
    await check(context);
    await within(context.canvasElement).findByText(/^Error: Something went wrong/);
  },
};
export const QuestionsPhone: Story = { ...Questions, globals: { viewport: { value: 'phone' } } };
export const DraftsPhone: Story = { ...Drafts, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Checked, globals: { theme: 'dark' } };
