/**
 * A page that was pasted long ago: it names the first version that was released, with the hash of each file, and is shown by the marketplace of now. Its files
 * were brought by the server's start, as at an operator's first.
 */
import { type KeptEmbed, keptEmbeds } from '@yantra/tooling/changes';
import type { Page } from 'playwright-core';
import { carouselTag, pickerTag, test } from './host-page.ts';
import { chooseCity, describe, expect, machinesIn, siteUrl } from './visitor.ts';

/** The script and its files, each with its hash, as a pinned snippet has them. */
function pinned({ version, integrity }: KeptEmbed): string {
  const address = (path: string): string => `${siteUrl}/embed/${version}/${path}`;
  const map = Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [address(path), hash]));
  return [
    `<script type="importmap">${JSON.stringify({ integrity: map })}</script>`,
    `<script type="module" src="${address('yantra.js')}" integrity="${integrity['yantra.js']}" crossorigin></script>`,
  ].join('\n');
}

/** Warnings count too: the journey's own list has errors alone. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => void said.push(`${message.type()}: ${message.text()}`));
  return said;
}

const [oldest, ...later] = keptEmbeds();

describe('a version that was pinned long ago', () => {
  test('the oldest shows cards that lead to their machines, and another city, in silence', async ({ open, host }) => {
    if (oldest === undefined) throw new Error('No released version is kept.');
    let said: readonly string[] = [];
    const asked: string[] = [];
    const address = await host(pickerTag + carouselTag, {}, pinned(oldest));
    const page = await open(address, {
      before: async (fresh) => {
        said = listen(fresh);
        fresh.on('request', (request) => void asked.push(request.url()));
      },
    });
    const links = await machinesIn(page, 'Pune');
    expect(links.length).toBeGreaterThan(3);
    await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
    await machinesIn(page, 'Mumbai');
    expect(said).toEqual([]);
    const scripts = asked.filter((url) => url.startsWith(`${siteUrl}/embed/`) && url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    for (const url of scripts) expect(url).toContain(`/embed/${oldest.version}/`);
    expect((await fetch(links[0] ?? '')).status).toBe(200);
  });

  test.for(later.map((kept) => [kept.version, kept] as const))(
    '%s shows cards in silence',
    async ([, kept], { open, host }) => {
      let said: readonly string[] = [];
      const address = await host(carouselTag, {}, pinned(kept));
      const page = await open(address, { before: async (fresh) => void (said = listen(fresh)) });
      expect((await machinesIn(page, 'Pune')).length).toBeGreaterThan(3);
      expect(said).toEqual([]);
    },
  );
});
