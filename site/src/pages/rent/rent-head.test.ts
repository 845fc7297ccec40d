import type { Client } from '@yantra/client';
import { type Landing, getLanding } from '@yantra/contract/calls';
import { defaultCity } from '@yantra/places';
import { ApiError, createScope } from '@yantra/state';
import { expect, test } from 'vitest';
import { joinedWith as inHindi } from '../../languages/frame.hi.ts';
import { joinedWith as inMarathi } from '../../languages/frame.mr.ts';
import { graphOf, rentHead } from './rent-head.ts';
import hi from './rent.hi.ts';
import mr from './rent.mr.ts';

const landing: Landing = {
  kind: { slug: 'backhoe-loader', name: 'Backhoe loader', typeIds: [27], also: ['JCB'] },
  city: { id: '8', slug: 'pune', name: 'Pune', state: 'Maharashtra' },
  total: 14,
  rents: [{ rentalType: 1, min: 6000, median: 7500, max: 9200, count: 14 }],
  localities: [{ name: 'Chakan', count: 3 }],
  elsewhere: [],
  others: [],
  parts: [{ label: 'Earthmoving', path: '/rent/earthmoving/pune', count: 40 }],
  data: [],
};

const address = { params: { kind: 'backhoe-loader', city: 'pune' }, query: new URLSearchParams() };

/** A scope to which the server answers this page, or that there is none. */
async function scopeKnowing(answer: Landing | undefined) {
  const call = () => (answer ? Promise.resolve(answer) : Promise.reject(new ApiError('landing.none', 404, 'None.')));
  const scope = createScope({
    client: { call: call as Client['call'] },
    siteUrl: '',
    cityStore: { read: () => undefined, write: () => undefined },
    defaultCity,
  });
  await Promise.allSettled([scope.prefetch(getLanding, { kind: 'backhoe-loader', city: 'pune' })]);
  return scope;
}

test('the head is built from what is listed', async () => {
  const head = rentHead(await scopeKnowing(landing), address);
  expect(head).toMatchObject({
    title: 'Backhoe loaders on rent in Pune, from ₹6,000 a day · Yantra',
    description:
      '14 backhoe loaders on rent in Pune from ₹6,000 a day, in Chakan. Compare rents, sizes and ratings, and reach the owner directly.',
    canonicalPath: '/rent/backhoe-loader/pune',
  });
  expect(head.keywords).toContain('JCB on rent Pune');
});

test('a page that does not exist has no structured data', async () => {
  expect(rentHead(await scopeKnowing(undefined), address)).toEqual({
    title: 'Page not found · Yantra',
    isPrivate: true,
  });
});

test('the structured data has breadcrumbs, with the category where it has a page', () => {
  expect(graphOf(landing)).toMatchObject({
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: '/' },
          { position: 2, name: 'Pune', item: '/equipments?city=8' },
          { position: 3, name: 'Earthmoving', item: '/rent/earthmoving/pune' },
          { position: 4, name: 'Backhoe loaders', item: '/rent/backhoe-loader/pune' },
        ],
      },
      { '@type': 'ItemList', numberOfItems: 14, url: '/equipments?type=27&city=8' },
    ],
  });
});

test.each([
  [inHindi(hi), 'पुणे में किराए पर जेसीबी, ₹6,000 प्रति दिन से · Yantra', 'जेसीबी'],
  [inMarathi(mr), 'पुणे येथे भाड्याने बॅकहो लोडर (जेसीबी), किमान ₹6,000 प्रति दिवस · Yantra', 'बॅकहो लोडर (जेसीबी)'],
])(
  'the head speaks the page’s language, with the kind’s name in it where there is one',
  async (language, title, name) => {
    const known = { ...landing, kind: { ...landing.kind, names: { hi: 'जेसीबी' } } };
    const head = rentHead({ ...(await scopeKnowing(known)), language }, address);
    expect(head.title).toBe(title);
    expect(`${head.title} ${head.description} ${head.keywords}`).not.toMatch(/ on rent|Compare| a day/);
    expect(JSON.stringify(head.jsonLd)).toContain(`"name":"${name}","item":"/rent/backhoe-loader/pune"`);
  },
);
