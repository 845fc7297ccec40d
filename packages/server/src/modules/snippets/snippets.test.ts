import { beforeAll, expect, test } from 'vitest';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMachine } from '../../testing/market.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import type { Carousel } from './snippet.ts';

const drawn: Carousel[] = [];
const server = appForFile(() => ({
  embedDir: mkdtempSync(join(tmpdir(), 'yantra-embed-')),
  carouselDrawing: {
    placeSheet: 'place-12345678.css',
    cardsSheet: 'cards-12345678.css',
    draw: (carousel) => {
      drawn.push(carousel);
      return '<section>drawn</section>';
    },
  },
}));
const host = { host: 'yantra.example' };
const ids: string[] = [];

beforeAll(async () => {
  const { db } = server;
  for (let n = 0; n < 4; n++) ids.push(await addMachine(db, { city_id: '8', name: `Digger <b>"${n}"</b>` }));
  await addMachine(db, { city_id: '1', name: 'Crane of Mumbai' });
});

const snippetOf = async (query: string) => {
  const answer = await server.get(`/embed/v1/snippet${query}`, host);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  return answer.text;
};

test('it is the loader, the room, the tag, and links to three machines by name alone', async () => {
  const text = await snippetOf('');
  expect(text).toContain('<script type="module" src="http://yantra.example/embed/v1/yantra.js"></script>');
  expect(text).toContain('<link rel="stylesheet" href="http://yantra.example/embed/v1/place-12345678.css">');
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
    '<template shadowrootmode="open"><link rel="stylesheet" href="http://yantra.example/embed/v1/cards-12345678.css"><div id="stage"><div id="root" class="y-root"><section>drawn</section></div><slot></slot></div></template>',
  );
  expect(drawn.at(-1)).toMatchObject({ cityName: 'Pune', flags: ['heading'] });
  expect(drawn.at(-1)?.machines).toHaveLength(4);
});

test('other sites may read it, no page may show it, and it is kept for a minute', async () => {
  const { headers } = await server.get('/embed/v1/snippet', host);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('what cannot be asked is refused as everywhere', async () => {
  expect((await server.get(`/embed/v1/snippet?search=${'x'.repeat(101)}`, host)).status).toBe(400);
});
