// @module-tag other
import { pageScope } from '@yantra/state';
import { createTestScope, machinesIn, makeEquipmentDetails, pageOf, pictures, ratingsOf } from '@yantra/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

beforeAll(async () => {
  pageScope(() =>
    createTestScope({
      answers: {
        getEquipmentById: ({ id }) =>
          makeEquipmentDetails({ id: String(id), image2Url: pictures.crane, equipmentRatings: ratingsOf(4, 12) }),
        searchEquipments: pageOf(...machinesIn('Pune', 3)),
      },
    }),
  );
  await import('./define.ts');
});

/** The element on a page without our styles. */
async function place(id: string) {
  const element = document.createElement('yantra-equipment-details');
  if (id) element.setAttribute('equipment-id', id);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.getAttribute('state')).not.toBe('loading');
  return element;
}

test('on a partner’s page it shows the machine and reports that it is ready', async () => {
  const element = await place('a');
  expect(element.getAttribute('state')).toBe('ready');
  await expect.element(page.getByRole('heading', { level: 1, name: 'JCB 3DX ecoXcellence' })).toBeVisible();
  expect(element.shadowRoot?.querySelector('style, [style*="background"]')).toBeNull();
});

test('without an id it is empty', async () => {
  expect((await place('')).getAttribute('state')).toBe('empty');
});

test('it reports a request for the seller, which the page may handle', async () => {
  const element = await place('a');
  const heard: unknown[] = [];
  element.addEventListener('yantra-seller-request', (event) => {
    event.preventDefault();
    heard.push(event.detail);
  });
  await userEvent.click(page.getByRole('button', { name: 'Get Seller Details' }));
  expect(heard).toEqual([{ id: 'a', name: 'JCB 3DX ecoXcellence' }]);
});

test('inside its shadow root the link to the reviews and the enlarged picture work too', async () => {
  const element = await place('a');
  await userEvent.click(page.getByRole('link', { name: /12 reviews/ }));
  await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe('Reviews');
  await userEvent.click(page.getByRole('button', { name: 'Enlarge picture 1' }));
  const dialog = page.getByRole('dialog', { name: 'JCB 3DX ecoXcellence' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().getBoundingClientRect().width).toBe(innerWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('another id shows another machine', async () => {
  const element = await place('a');
  element.equipmentId = 'b';
  await expect
    .poll(() => element.shadowRoot?.querySelector('.y-details__pages a')?.getAttribute('href'))
    .toBe('/equipment-details?id=b&reviews=2#reviews');
});
