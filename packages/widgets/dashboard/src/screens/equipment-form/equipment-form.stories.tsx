import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { failing, never } from '@yantra/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, inScope, spies, user } from './equipment-form.fixture.tsx';
import { EquipmentForm } from './equipment-form.tsx';

const meta = {
  title: 'Widgets/Dashboard/Equipment form',
  component: EquipmentForm,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'add', params: {}, query: new URLSearchParams(), state: undefined, navigate: spies.navigate, user },
  decorators: [inScope],

  beforeEach: () => {
    localStorage.clear();
    spies.notify.mockClear();
    spies.navigate.mockClear();
  },
} satisfies Meta<typeof EquipmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const existing = { kind: 'edit', params: { id: 'm1' } } as const;
const save: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'SAVE' }));
};
const typeInto = async (canvasElement: HTMLElement, label: string | RegExp, text: string) => {
  const field = await within(canvasElement).findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** A new machine: the phone is the user's own, the unit is a day, the country India. */
export const Add: Story = {};

/** SAVE with nothing filled in: every field shows its error. */
export const Highlighted: Story = { play: save };

/** Chooses a type, once the list of types has come. */
const chooseType = async (canvasElement: HTMLElement, type: string) => {
  const select = await within(canvasElement).findByLabelText('Equipment type');
  await within(select).findByText(type);
  await userEvent.selectOptions(select, type);
};

/** A type with a size asks for it, in its unit. */
export const Capacity: Story = {
  play: async ({ canvasElement }) => {
    await chooseType(canvasElement, 'Concrete mixer, transit');
    await userEvent.type(await within(canvasElement).findByLabelText(/^Capacity \(m³\)/), '6');
  },
};

/** Sizes in their units and choices; the preview shows the facts at the top of the machine's page, and where renters have to ask. */
export const HiredBy: Story = {
  play: async ({ canvasElement }) => {
    await chooseType(canvasElement, 'Excavator, 20-22 tonne');
    await typeInto(canvasElement, /^Capacity \(t\)/, '21');
    const operator = await within(canvasElement).findByRole('group', { name: 'Does an operator come with it?' });
    await userEvent.click(within(operator).getByRole('button', { name: 'I charge' }));
  },
};

/** An invalid size shows its error beside the field. */
export const WrongSize: Story = {
  play: async (context) => {
    await chooseType(context.canvasElement, 'Excavator, 20-22 tonne');
    await typeInto(context.canvasElement, /^Bucket \(m³\)/, '0');
    await save(context);
  },
};

/** Enough other owners in the town: their rents are shown, and filled in if the user has given none. */
export const OthersAsk: Story = {
  parameters: answering({
    getAskedRents: () => ({ city: 'Pune', rents: [{ rentalType: 1, low: 12_800, middle: 13_500, high: 14_800 }] }),
  }),
  play: async ({ canvasElement }) => {
    await chooseType(canvasElement, 'Excavator, 20-22 tonne');
    await waitFor(() => expect(within(canvasElement).getByLabelText('Rental Value')).toHaveValue('13500'));
  },
};

/** A type without facts asks for none. */
export const NoCapacity: Story = {
  play: async ({ canvasElement }) => {
    await chooseType(canvasElement, 'Scaffolding');
    await expect(within(canvasElement).queryByLabelText(/^Capacity/)).toBeNull();
  },
};

/** The type is not in the list: its name is typed. */
export const OtherType: Story = {
  play: async ({ canvasElement }) => {
    await chooseType(canvasElement, 'Other');
    await typeInto(canvasElement, 'Name of the type', 'Amphibious excavator');
  },
};

export const Edit: Story = { args: existing };

export const Loading: Story = { args: existing, parameters: answering({ getEquipmentById: never }) };
export const LoadFailed: Story = { args: existing, parameters: answering({ getEquipmentById: failing }) };

/** The lists failed to load: the rest of the form works. */
export const ListsFailed: Story = { parameters: answering({ getCategoryDropDown: failing }) };

const change: Play = async (context) => {
  await typeInto(context.canvasElement, 'Model No', 'EX 200LC Super+');
  await save(context);
};
export const Saving: Story = { args: existing, parameters: answering({ updateEquipment: never }), play: change };

/** Saved: the form is empty and the list is opened. */
export const Saved: Story = {
  args: existing,
  play: async (context) => {
    await change(context);
    await waitFor(() => expect(spies.navigate).toHaveBeenCalledWith('/dashboard/equipments-list'));
  },
};

/** The server's errors are shown beside the fields. */
export const Refused: Story = {
  args: existing,
  parameters: answering({
    updateEquipment: () =>
      Promise.reject(
        new ApiError('request.invalid', 400, 'Please check the highlighted fields.', {
          modelNumber: 'Model No is required',
        }),
      ),
  }),
  play: change,
};

const bangalore = {
  label: '560001, Bengaluru G.P.O., Karnataka',
  name: 'Bengaluru G.P.O. 560001',
  kind: 'pin',
  latitude: 12.97,
  longitude: 77.59,
  city: { id: '3', name: 'Bangalore', state: 'Karnataka' },
  pinCode: '560001',
};

/** The PIN code is of another town than the address: nothing changes before the user chooses. */
export const Clash: Story = {
  args: existing,
  parameters: answering({ geocode: () => [bangalore] }),
  play: async ({ canvasElement }) => {
    await typeInto(canvasElement, /^PIN code/, '560001');
    await within(canvasElement).findByRole('button', { name: 'Move it to Bangalore' });
  },
};

/** The marker is in another place: it has no field, so the error is below the map. */
export const MarkerElsewhere: Story = {
  args: existing,
  parameters: answering({
    updateEquipment: () =>
      Promise.reject(
        new ApiError('request.invalid', 400, 'Please check the highlighted fields.', {
          latitude:
            'The marker on the map stands near Bangalore, Karnataka, the address is in Pune. Please move the marker, or correct the address.',
        }),
      ),
  }),
  play: change,
};

/** Somebody else saved first: nothing typed is lost. */
export const ChangedMeanwhile: Story = {
  args: existing,
  parameters: answering({
    updateEquipment: () =>
      Promise.reject(new ApiError('equipment.changed', 409, 'Somebody has changed this machine meanwhile.')),
  }),
  play: async (context) => {
    await change(context);
    await within(context.canvasElement).findByRole('button', { name: 'Load their version' });
  },
};

/** The draft of the last visit is restored. */
export const Restored: Story = {
  beforeEach: () => {
    localStorage.setItem(
      'yantra.equipment.draft.1.s1.new',
      JSON.stringify({ name: 'Volvo EC210', rentalValue: '13800' }),
    );
  },
};

export const Duplicate: Story = { args: { query: new URLSearchParams('from=m1') } };

/** From the owner's sign-up: what was entered there is not asked again. */
export const FromOwnerFlow: Story = {
  args: {
    state: { equipmentName: 'Volvo EC210', selectedCategory: { id: 6, name: 'Earthmoving' }, phone: '9822041573' },
  },
};

export const CapacityPhone: Story = { ...Capacity, globals: { viewport: { value: 'phone' } } };
export const HiredByPhone: Story = { ...HiredBy, globals: { viewport: { value: 'phone' } } };
export const OthersAskDark: Story = { ...OthersAsk, globals: { theme: 'dark' } };
export const ClashPhone: Story = { ...Clash, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { ...Highlighted, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Edit, globals: { theme: 'dark' } };
