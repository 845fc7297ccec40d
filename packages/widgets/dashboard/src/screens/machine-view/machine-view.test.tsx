import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { makeActivity, makeLead, makePurchase, ownMachines, pagesOf } from '@yantra/testing';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './machine-view.stories.tsx';

const { Bare, BesidePlan, Failed, Loading, OffPlan, Shown, ToAnAdmin, WithRateCard } = composeStories(stories);
const fact = (text: string | RegExp) => page.getByRole('definition').getByText(text).first();

describe('the page of a machine', () => {
  // spec: form.modes, state.view
  test('shows every field, and can only be edited through its form', async () => {
    await Shown.run();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('JCB 3DX ecoXcellence');
    await expect.element(page.getByText('On show', { exact: true }).first()).toBeVisible();
    for (const text of ['1,981', '98220 41573', 'Yard 4, Solapur Road, Hadapsar', '411028', '14 Nov 2027'])
      await expect.element(fact(new RegExp(text))).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: 'SAVE' }).elements()).toHaveLength(0);
    await expect
      .element(page.getByRole('link', { name: 'Edit' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/equipments-list\/edit\/.+/));
    await expect
      .element(page.getByRole('link', { name: 'Duplicate' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/add-equipment\?from=.+/));
  });

  test('shows the facts of its type, including missing ones', async () => {
    await Shown.run();
    for (const text of ['3 t', '4WD', 'At extra cost']) await expect.element(fact(text)).toBeVisible();
    const facts = page.getByRole('region', { name: 'The machine' });
    await expect.element(facts.getByText('Fuel', { exact: true })).toBeVisible();
  });

  test('shows how each part of what it costs stands', async () => {
    await WithRateCard.run();
    const cost = page.getByRole('region', { name: 'What it costs to hire' });
    const rows = () => [...cost.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await expect
      .poll(rows)
      .toEqual([
        'Overtime₹1,900.00 Extra',
        'Transport₹6,000.00 Extra',
        'Operator Included',
        'Fuel Not stated',
        'Deposit₹50,000.00 Comes back',
      ]);
    await expect.element(cost.getByRole('link', { name: 'Change : What it costs to hire' })).toBeVisible();
  });

  test('charts its views by day, and lists its leads', async () => {
    const getActivity = vi.fn(() => makeActivity());
    const counts = { New: 7, Replied: 0, Won: 0, Closed: 0 };
    const seven = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7'].map((id) => makeLead({ id }));
    const getLeads = vi.fn(pagesOf(seven, { counts }));
    await Shown.run({ parameters: { answers: { getActivity, getLeads } } });
    await expect
      .element(page.getByRole('slider', { name: 'Views and leads' }))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^21 Nov: \d+ views/));
    expect(getActivity.mock.calls).toEqual([[expect.objectContaining({ id: 'Pune-0', span: 'days30' })]]);
    expect(getLeads.mock.calls[0]).toEqual([expect.objectContaining({ equipmentId: 'Pune-0', pageSize: 3 })]);
    await expect
      .element(page.getByRole('link', { name: /^All 7/ }))
      .toHaveAttribute('href', '/dashboard/leads?machine=Pune-0');
    await expect.element(page.getByRole('link', { name: /Sunita Jadhav/ }).first()).toBeVisible();
  });

  test('shows where it stands, with the operator’s streets and their credit, and opens the person’s own app', async () => {
    const picture = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>');
    const url = `data:image/svg+xml,${picture}#{z}/{x}/{y}`;
    const getMapTiles = () => ({ kind: 'raster', url, credit: '© Streets' });
    await Shown.run({ parameters: { answers: { getMapTiles } } });
    const place = page.getByRole('img', { name: /^A map of where it stands/ });
    await expect.element(place.getByText('© Streets')).toBeVisible();
    expect(place.element().querySelectorAll('img').length).toBeGreaterThan(0);
    await expect
      .element(page.getByRole('link', { name: 'Open in Maps' }))
      .toHaveAttribute('href', expect.stringMatching(/query=\d+\.\d{5},\d+\.\d{5}$/));
  });

  test('keeps the drawing where a tile does not come', async () => {
    const getMapTiles = () => ({ kind: 'raster', url: 'data:image/png;base64,AAAA#{z}/{x}/{y}', credit: '© Streets' });
    await Shown.run({ parameters: { answers: { getMapTiles } } });
    const place = page.getByRole('img', { name: /^A map of where it stands/ });
    await expect.poll(() => place.element().querySelector('canvas')).not.toBeNull();
    expect(place.getByText('© Streets').query()).toBeNull();
  });

  test('has a QR code to stick on the machine, also as a picture', async () => {
    await Shown.run();
    await userEvent.click(page.getByRole('button', { name: 'QR for the machine' }));
    const code = page.getByRole('dialog').getByRole('img', { name: /^QR code of the page of JCB 3DX/ });
    await expect.element(code).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save as picture' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(code).not.toBeInTheDocument();
  });

  test('is read-only for an admin', async () => {
    await ToAnAdmin.run();
    expect(page.getByRole('link', { name: 'Edit' }).elements()).toHaveLength(0);
    expect(page.getByRole('link', { name: 'Duplicate' }).elements()).toHaveLength(0);
  });

  test('links to the plans while none lists it, and has no public page then', async () => {
    await OffPlan.run();
    await expect
      .element(page.getByRole('link', { name: 'Choose a plan' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/subscription-plan\?machines=.+/));
    expect(page.getByRole('button', { name: 'Copy' }).elements()).toHaveLength(0);
  });

  test('shows its plan, takes it off, and reloads its state', async () => {
    const getEquipmentById = vi.fn(() => ownMachines[0]);
    const updatePurchaseSelection = vi.fn(() => makePurchase({ id: 'b1' }));
    await Shown.run({ parameters: { answers: { getEquipmentById, updatePurchaseSelection } } });
    await expect.element(fact('until 14 Nov 2027')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Take off BUSINESS' }));
    await expect
      .poll(() => updatePurchaseSelection.mock.calls)
      .toEqual([[expect.objectContaining({ id: 'b1', selectedEquipmentIds: [] })]]);
    await expect.poll(() => getEquipmentById.mock.calls.length).toBe(2);
  });

  test('offers a plan that has room for it', async () => {
    await BesidePlan.run();
    await expect.element(page.getByRole('button', { name: 'Put on BUSINESS, 100 free' })).toBeVisible();
  });

  test('says that there is no picture, and no rating', async () => {
    await Bare.run();
    await expect.element(page.getByText(/^It has no picture yet/)).toBeVisible();
    await expect.element(fact('—')).toBeVisible();
  });

  // spec: form.loading, says.loading
  test('shows that it is loading, and what failed to load', async () => {
    await Loading.run();
    await expect.element(page.getByText('Loading...')).toBeVisible();
    await Failed.run();
    await expect.element(page.getByRole('heading', { name: /^Error: / })).toBeVisible();
  });
});
