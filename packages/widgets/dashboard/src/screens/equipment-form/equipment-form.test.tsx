import { composeStories } from '@storybook/react-vite';
import { otherHalf } from '@yantra/testing/sample';
import '@yantra/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './equipment-form.stories.tsx';

const { Add, Capacity, Clash, Edit, Highlighted, HiredBy, OthersAsk, Loading, LoadFailed, MarkerElsewhere, Saving } =
  composeStories(stories);
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the form of a machine', () => {
  // spec: form.final-value, rule.final-value
  test('starts with the user’s own phone and shows the final value while typing', async () => {
    await Add.run();
    await expect.element(field('Phone')).toHaveValue('9822041573');
    await userEvent.type(field('Rental Value'), '13800');
    await userEvent.type(field('Discount %'), '5');
    await expect.element(field('Final value')).toHaveValue('₹13,110.00');
    await expect.element(field('Final value')).toHaveAttribute('readonly');
  });

  test('asks for the capacity in the unit of the selected type, and not where it has none', async () => {
    await Capacity.run();
    const type = page.getByLabelText('Equipment type');
    await expect.element(page.getByRole('textbox', { name: /^Capacity \(m³\)/ })).toHaveValue('6');
    await userEvent.selectOptions(type, 'Excavator, 20-22 tonne');
    const capacity = page.getByRole('textbox', { name: /^Capacity \(t\)/ });
    await userEvent.fill(capacity, '21.5 t');
    await expect.element(capacity).toHaveValue('21.5');
    await userEvent.selectOptions(type, 'Scaffolding');
    await expect.element(page.getByLabelText(/^Capacity/)).not.toBeInTheDocument();
  });

  test('asks for the facts of the type, and shows them in the preview', otherHalf, async () => {
    await HiredBy.run();
    const operator = page.getByRole('group', { name: 'Does an operator come with it?' });
    await expect.element(operator.getByRole('button', { name: 'I charge' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByLabelText(/^Operator/)).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    const preview = page.getByRole('dialog', { name: 'This is how renters see it' });
    await expect.element(preview.getByText('At extra cost')).toBeVisible();
    await expect.element(preview.getByText('21 t', { exact: true })).toBeVisible();
    await expect.element(preview.getByText('Ask the owner').first()).toBeVisible();
  });

  test('shows the rents of other owners in the town, and lets a filled-in rent be changed', otherHalf, async () => {
    await OthersAsk.run();
    await expect.element(page.getByText('Others in Pune ask ₹12,800 – ₹14,800 a day.')).toBeVisible();
    await expect
      .element(field('Rental Value'))
      .toHaveAccessibleDescription('Filled in from what others ask. Change it as you like.');
    await userEvent.fill(field('Rental Value'), '14000');
    await userEvent.selectOptions(page.getByLabelText('Equipment type'), 'Backhoe loader, 3 t');
    await expect.element(field('Rental Value')).toHaveValue('14000');
  });

  test('offers the types that fit the category, and shows an error where they do not match', otherHalf, async () => {
    await Add.run();
    const type = page.getByLabelText('Equipment type');
    const excavator = type.getByRole('option', { name: 'Excavator, 20-22 tonne' });
    await expect.element(excavator).toBeInTheDocument();
    const category = page.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(category, 'Tractors');
    await expect.element(excavator).not.toBeInTheDocument();
    await expect.element(type.getByRole('option', { name: 'Scaffolding' })).toBeInTheDocument();
    await userEvent.selectOptions(category, 'Earthmoving');
    await userEvent.selectOptions(type, 'Excavator, 20-22 tonne');
    await userEvent.click(page.getByRole('button', { name: 'Remove Earthmoving' }));
    await userEvent.click(page.getByRole('button', { name: 'SAVE' }));
    await expect
      .element(page.getByText('Excavator, 20-22 tonne belongs to Earthmoving.', { exact: false }).first())
      .toBeVisible();
  });

  // spec: rule.description, form.fields
  test('counts the characters of the description, up to 250', async () => {
    await Add.run();
    const description = page.getByLabelText('Description');
    await userEvent.fill(description, 'Comes with an operator.');
    await expect.element(page.getByText('23 / 250')).toBeVisible();
    await userEvent.fill(description, 'x'.repeat(249));
    await userEvent.click(description);
    await userEvent.keyboard('{Control>}{End}{/Control}yz');
    await expect.element(description).toHaveValue(`${'x'.repeat(249)}y`);
    await expect.element(page.getByText('250 / 250')).toBeVisible();
  });

  // spec: required.summary, says.highlighted
  test('focuses the summary, whose entries lead to the first fields', async () => {
    await Highlighted.run();
    const summary = page.getByRole('alert').filter({ hasText: 'Please Fill The Highlighted Fields' });
    await expect.element(summary).toHaveFocus();
    expect(summary.getByRole('button').elements()).toHaveLength(3);
    await expect.element(summary.getByText(/^and \d+ more$/)).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: 'Name', exact: true }));
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAccessibleDescription('Name is required');
  });

  // spec: form.maps, calls.maps
  test('lets an address be chosen by keyboard', async () => {
    await Add.run();
    const address = page.getByRole('combobox', { name: 'Address' });
    await userEvent.type(address, 'Pune');
    await expect.element(page.getByRole('option', { name: 'Pune, Maharashtra' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field('State')).toHaveValue('Maharashtra');
  });

  // spec: form.maps, state.map, limit.map
  test('fills in the address from a press on the map', async () => {
    await Add.run();
    const map = page.getByRole('region', { name: 'Map' });
    await expect.element(map).toHaveAttribute('data-state', 'ready');
    await expect.element(field('City')).toHaveValue('');
    await userEvent.click(map, { position: { x: 120, y: 120 } });
    await expect.element(field('City')).toHaveValue('Pune');
    await expect.element(map.getByRole('button', { name: 'The machine stands here' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Address' })).toHaveValue('Alandi Road, Pune');
  });

  test('asks which is right if a PIN code is of another town, and follows the choice', otherHalf, async () => {
    await Clash.run();
    await expect.element(field('City')).toHaveValue('Pune');
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'PIN code 560001 is near Bangalore' }))
      .toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Keep Pune, clear the PIN code' }));
    await expect.element(page.getByRole('textbox', { name: /^PIN code/ })).toHaveValue('');
    await userEvent.fill(page.getByRole('textbox', { name: /^PIN code/ }), '560001');
    await userEvent.click(page.getByRole('button', { name: 'Move it to Bangalore' }));
    await expect.element(field('City')).toHaveValue('Bangalore');
    await expect.element(field('State')).toHaveValue('Karnataka');
  });

  test(
    'shows the error of a marker in another place below the map, and links to it from the summary',
    otherHalf,
    async () => {
      await MarkerElsewhere.run();
      const summary = page.getByRole('alert').filter({ hasText: 'Please Fill The Highlighted Fields' });
      await userEvent.click(summary.getByRole('button', { name: 'Latitude' }));
      await expect
        .element(page.getByRole('alert').filter({ hasText: 'The marker on the map stands near Bangalore' }))
        .toHaveFocus();
    },
  );

  test('sets the marker in the middle of the map by Enter, and moves it by arrow keys', async () => {
    await Add.run();
    const map = page.getByRole('region', { name: 'Map' });
    await expect.element(map).toHaveAttribute('data-state', 'ready');
    (map.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('City')).toHaveValue('Pune');
    const marker = map.getByRole('button', { name: 'The machine stands here' });
    const before = marker.element().getBoundingClientRect().left;
    (marker.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => Math.round(marker.element().getBoundingClientRect().left - before)).toBe(10);
  });

  test('asks before a link leaves unsaved changes', otherHalf, async () => {
    await Edit.run();
    await userEvent.type(field('Model No'), ' Super');
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect.element(field('Model No')).toHaveValue('3DX Super');
  });

  // spec: form.saving, state.saving
  test('shows that it is being saved', async () => {
    await Saving.run();
    await expect.element(page.getByRole('button', { name: 'SAVING...' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'SAVE', exact: true })).not.toBeInTheDocument();
  });

  // spec: form.loading, says.loading
  test('shows that it is loading', async () => {
    await Loading.run();
    await expect.element(page.getByText('Loading...')).toBeVisible();
  });

  // spec: rule.images, limit.images
  test('has three slots for pictures of 1 MB each', async () => {
    await Add.run();
    const places = page.getByRole('group', { name: 'Images' }).getByText('max 1 mb');
    await expect.poll(() => places.length).toBe(3);
  });

  // spec: form.loading, says.loading
  test('shows what failed to load', async () => {
    await LoadFailed.run();
    await expect.element(page.getByRole('heading', { name: /^Error: Something went wrong/ })).toBeVisible();
  });
});
