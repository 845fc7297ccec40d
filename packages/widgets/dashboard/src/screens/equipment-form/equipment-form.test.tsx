import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './equipment-form.stories.tsx';

const { Add, Capacity, Edit, Highlighted, LoadFailed, View } = composeStories(stories);
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the form of a machine', () => {
  test('begins with the person’s own phone and shows the final value as one types', async () => {
    await Add.run();
    await expect.element(field('Phone')).toHaveValue('9822041573');
    await userEvent.type(field('Rental Value'), '13800');
    await userEvent.type(field('Discount %'), '5');
    await expect.element(field('Final value')).toHaveValue('₹13,110.00');
    await expect.element(field('Final value')).toHaveAttribute('readonly');
  });

  test('asks for the capacity in the unit of the chosen type, and not where it has none', async () => {
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

  test('counts the characters of the description', async () => {
    await Add.run();
    await userEvent.fill(page.getByLabelText('Description'), 'Comes with an operator.');
    await expect.element(page.getByText('23 / 250')).toBeVisible();
  });

  test('gives the focus to the summary, whose entries lead to the fields', async () => {
    await Highlighted.run();
    const summary = page.getByRole('alert').filter({ hasText: 'Please Fill The Highlighted Fields' });
    await expect.element(summary).toHaveFocus();
    await userEvent.click(summary.getByRole('button', { name: 'Model No' }));
    await expect.element(field('Model No')).toHaveFocus();
    await expect.element(field('Model No')).toHaveAccessibleDescription('Model No is required');
  });

  test('lets an address be chosen by keys', async () => {
    await Add.run();
    const address = page.getByRole('combobox', { name: 'Address' });
    await userEvent.type(address, 'Pune');
    await expect.element(page.getByRole('option', { name: 'Pune, Maharashtra' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field('State')).toHaveValue('Maharashtra');
  });

  test('fills the address from a press on the map', async () => {
    await Add.run();
    const map = page.getByRole('region', { name: 'Map' });
    await expect.element(map).toHaveAttribute('data-state', 'ready');
    await expect.element(field('City')).toHaveValue('');
    await userEvent.click(map, { position: { x: 120, y: 120 } });
    await expect.element(field('City')).toHaveValue('Pune');
    await expect.element(map.getByRole('button', { name: 'The machine stands here' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Address' })).toHaveValue('Alandi Road, Pune');
  });

  test('takes the middle of the map for the place by Enter, and moves the marker by arrows', async () => {
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

  test('asks before unsaved changes are left by a link', async () => {
    await Edit.run();
    await userEvent.type(field('Model No'), ' Super');
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect.element(field('Model No')).toHaveValue('3DX Super');
  });

  test('only shows a machine that is viewed', async () => {
    await View.run();
    await expect.element(field('Name')).toHaveAttribute('readonly');
    await expect.element(field('Capacity (t)')).toHaveValue('3');
    await expect.element(page.getByRole('button', { name: 'SAVE' })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Edit' }))
      .toHaveAttribute('href', '/dashboard/equipments-list/edit/m1');
  });

  test('says what failed to load', async () => {
    await LoadFailed.run();
    await expect.element(page.getByRole('heading', { name: /^Error: Something went wrong/ })).toBeVisible();
  });
});
