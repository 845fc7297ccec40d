import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type MockAnswers, TestScope, failing } from '@yantra/testing';
import { userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './equipment-import.screen.tsx';

const table = `Machine,Category,Model,Year,Rate,Per,Pin
JCB 3DX,Earthmoving,3DX,2022,9200,day,411015
Volvo EC210,Earthmoving,,2021,abc,day,411015
=cmd|calc,Lifting,14XW,2020,5000,day,411015`;
const answers: MockAnswers = {
  importEquipments: ({ isTrial, rows }) =>
    isTrial
      ? {
          added: 0,
          errors: [
            { row: 1, errors: { modelNumber: 'Model No is required', rentalValue: 'Rental Value is required' } },
            { row: 2, errors: { address: 'address is required' } },
          ],
        }
      : { added: (rows as unknown[]).length, errors: [] },
};
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={(parameters['answers'] as MockAnswers | undefined) ?? answers}>
    <Story />
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Import from CSV',
  component: Screen,
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose =
  (text = table): Play =>
  async ({ canvasElement }) => {
    const file = new File([text], 'machines.csv', { type: 'text/csv' });
    await userEvent.upload(within(canvasElement).getByLabelText('CSV file', { selector: 'input' }), file);
  };
const check: Play = async (context) => {
  await choose()(context);
  const screen = within(context.canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the rows' }));
};

export const Ready: Story = {};
/** The columns are guessed by their names. */
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
export const Phone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Checked, globals: { theme: 'dark' } };
