import type { EquipmentPage } from '@yantra/contract/calls';
import { createTestScope, makeEquipment } from '@yantra/testing';
import { expect, test } from 'vitest';
import { listingHead } from './listing-head.ts';
import { loadListing } from './listing-of.ts';

const nagpur = { id: '20', name: 'Nagpur', state: 'Maharashtra' };

/** The head of the page as it is served. */
async function servedHead(searchQuery: string, understood: Partial<NonNullable<EquipmentPage['understood']>>) {
  const found = {
    data: [makeEquipment({ id: 'e1' })],
    total: 1,
    page: 1,
    pageSize: 20,
    understood: { answer: 'here' as const, words: [], corrections: [], unknown: [], ...understood },
  };
  const scope = createTestScope({ answers: { searchEquipments: () => found } });
  const address = { params: { searchQuery }, query: new URLSearchParams() };
  await loadListing(scope, address);
  return listingHead(scope, address);
}

test.for([
  ['crane in nagpur', {}, 'crane on rent in Nagpur · Yantra'],
  ['tower crane on rent in Nagpur', {}, 'tower crane on rent in Nagpur · Yantra'],
  ['nagpur', {}, 'All EQUIPMENTS on rent in Nagpur · Yantra'],
  ['crane in nagpur', { category: { id: 7, name: 'Cranes' } }, 'Cranes EQUIPMENTS on rent in Nagpur · Yantra'],
] as const)('the title of a search for “%s” names the town once', async ([search, understood, title]) => {
  const head = await servedHead(search, { city: nagpur, ...understood });
  expect(head.title).toBe(title);
  expect(`${head.description} ${head.keywords}`).not.toMatch(/in nagpur on rent|nagpur on rent in nagpur/i);
});
