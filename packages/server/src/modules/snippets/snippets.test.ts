import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { testSettings } from '../../testing/test-app.ts';
import type { Carousel } from './snippet.ts';

const drawn: Carousel[] = [];
const release = {
  version: '1.2.3',
  build: '0a1b2c3d',
  integrity: {
    'yantra.js': 'sha384-L',
    '0a1b2c3d/core.js': 'sha384-C',
    '0a1b2c3d/map.js': 'sha384-M',
    '0a1b2c3d/language-hi.js': 'sha384-H',
  },
  reach: { 'yantra-equipment-carousel': ['0a1b2c3d/core.js'] },
};
const server = appForFile(() => ({
  settings: { ...testSettings, siteUrl: 'http://yantra.example' },
  embed: { folder: mkdtempSync(join(tmpdir(), 'yantra-embed-')), release },
  carouselDrawing: {
    placeSheet: 'place.css',
    cardsSheet: 'cards-12345678.css',
    draw: (carousel) => {
      drawn.push(carousel);
      return '<section>drawn</section>';
    },
  },
}));
const ids: string[] = [];

beforeAll(async () => {
  const { db } = server;
  for (let n = 0; n < 4; n++) ids.push(await addMachine(db, { city_id: '8', name: `Digger <b>"${n}"</b>` }));
  await addMachine(db, { city_id: '1', name: 'Crane of Mumbai' });
});

const snippetOf = async (query: string) => {
  const answer = await server.get(`/embed/v1/snippet${query}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  return answer.text;
};

test('it is the loader, the room, the tag, and links to three machines by name alone', async () => {
  const text = await snippetOf('');
  expect(text).toContain('<script type="module" src="http://yantra.example/embed/v1/yantra.js"></script>');
  expect(text).toContain('<link rel="stylesheet" href="http://yantra.example/embed/v1/place.css">');
  expect(text).toContain('<yantra-equipment-carousel>');
  const linked = [...text.matchAll(/equipment-details\?id=([^"]+)"/g)].map(([, id]) => id ?? '');
  expect([new Set(linked).size, linked.filter((id) => !ids.includes(id))]).toEqual([3, []]);
  expect(text).not.toMatch(/₹|template|style=|<style/);
  expect(text).toContain('<a href="http://yantra.example/equipments?city=8">See all machines for hire in Pune</a>');
});

test('names and attributes are text, never mark-up', async () => {
  const text = await snippetOf(`?category=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).toContain('category="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(await snippetOf('')).toContain('Digger &lt;b&gt;&quot;');
});

test('it asks as the tag will ask, and writes only attributes that the tag has', async () => {
  const text = await snippetOf('?city=Mumbai&limit=5&heading&category-bar=false&onclick=x');
  expect(text).toContain('<yantra-equipment-carousel city="Mumbai" limit="5" heading>');
  expect(text).toContain('Crane of Mumbai');
  expect(text).not.toContain('Digger');
});

test('with root it holds a declarative shadow root, its styles by a link', async () => {
  const text = await snippetOf('?root&heading');
  expect(text).toContain(
    '<template shadowrootmode="open"><link rel="stylesheet" href="http://yantra.example/embed/v1/cards-12345678.css"><div id="stage"><div id="root" class="y-root" lang="en"><section>drawn</section></div><slot></slot></div></template>',
  );
  expect(drawn.at(-1)).toMatchObject({ cityName: 'Pune', flags: ['heading'] });
  expect(drawn.at(-1)?.machines).toHaveLength(4);
});

test('with pin it names the version, and browsers check every file that the tag may load', async () => {
  const text = await snippetOf('?pin');
  expect(text).toContain(
    '<script type="importmap">{"integrity":{"http://yantra.example/embed/1.2.3/0a1b2c3d/core.js":"sha384-C"}}</script>',
  );
  expect(text).toContain(
    '<script type="module" src="http://yantra.example/embed/1.2.3/yantra.js" integrity="sha384-L" crossorigin="anonymous"></script>',
  );
  expect(text).toContain(
    '<link rel="modulepreload" href="http://yantra.example/embed/1.2.3/0a1b2c3d/core.js" integrity="sha384-C" crossorigin="anonymous">',
  );
  expect(await snippetOf('?pin&locale=hi')).toContain('/0a1b2c3d/language-hi.js" integrity="sha384-H"');
  // Which machines depends on the visitor's city.
  expect(text).not.toContain('rel="preload"');
});

test('with pin and a city it has the machines asked for with the page, at the very address at which the widget asks', async () => {
  const text = await snippetOf('?pin&city=1&limit=5');
  const [, address = ''] = /<link rel="preload" as="fetch" href="([^"]+)"/.exec(text) ?? [];
  const url = new URL(address.replaceAll('&amp;', '&'));
  expect(url.pathname).toBe('/api/Equipment/GetActiveSubscriptionEquipments');
  expect([...url.searchParams]).toEqual([
    ['page', '1'],
    ['pageSize', '5'],
    ['selectedCityId', '1'],
  ]);
});

test('other sites may read it, no page may show it, and it is kept for a minute', async () => {
  const { headers } = await server.get('/embed/v1/snippet');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('what cannot be asked is refused as everywhere', async () => {
  expect((await server.get(`/embed/v1/snippet?search=${'x'.repeat(101)}`)).status).toBe(400);
});

test('in another language it says so in the tag, in its root and in its own words', async () => {
  const text = await snippetOf('?locale=hi&root=true');
  expect(text).toContain('<yantra-equipment-carousel locale="hi">');
  expect(text).toContain('<div id="root" class="y-root" lang="hi">');
  expect(text).toContain('>पुणे में किराए की सभी मशीनें देखें</a>');
  expect(await snippetOf('?locale=hi-IN&root')).toContain('<div id="root" class="y-root" lang="hi">');
});

test.each(['ta', '__proto__', 'constructor', 'valueOf'])(
  'in "%s", which is no language of ours, it is English',
  async (locale) => {
    const text = await snippetOf(`?locale=${locale}&root`);
    expect(text).toContain('See all machines for hire in Pune');
    expect(text).toContain('<div id="root" class="y-root" lang="en">');
  },
);
