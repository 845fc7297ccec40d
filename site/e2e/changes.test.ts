/** What partners read of each version. */
import { createHash } from 'node:crypto';
import { keptEmbeds } from '@yantra/tooling/changes';
import { describe, expect, siteUrl, test } from './visitor.ts';

const path = `${siteUrl}/developers/changes`;

describe('the page of changes', () => {
  test('is reached from the guide and by the search, and says what changed and what there is to do', async ({
    open,
  }) => {
    const page = await open(`${siteUrl}/developers/guide/versions`);
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Changes', exact: true })
      .click();
    await page.getByRole('heading', { name: 'Changes', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Version 0.2.0', level: 2 }).waitFor();
    await page.getByText('Search understands words, places and typing mistakes').waitFor();
    expect(new URL(page.url()).pathname).toBe('/developers/changes');
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    const field = page.getByRole('searchbox', { name: 'Search the documentation' });
    await field.fill('kept versions');
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#kept-versions');
  });

  test('has the checksum of each kept script, which is the one that is served', async ({ open }) => {
    const page = await open(path);
    const table = page.getByRole('table', { name: 'Kept versions of the script' });
    for (const { version } of keptEmbeds()) {
      const script = new Uint8Array(await (await fetch(`${siteUrl}/embed/${version}/yantra.js`)).arrayBuffer());
      const checksum = `sha384-${createHash('sha384').update(script).digest('base64')}`;
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: version, exact: true }) });
      expect(await row.innerText()).toContain(checksum);
    }
  });

  test('is in the first HTML, in the sitemap, and there as Markdown', async () => {
    const answer = await fetch(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<h1>Changes</h1>');
    expect(html).toContain(`<link rel="canonical" href="${path}">`);
    expect(await (await fetch(`${siteUrl}/sitemap-pages.xml`)).text()).toContain(`<loc>${path}</loc>`);
    const markdown = await (await fetch(`${path}.md`)).text();
    expect(markdown).toMatch(/^# Changes\n/);
    expect(markdown).toContain('\n## Version 0.1.0\n');
    expect(await (await fetch(`${siteUrl}/llms.txt`)).text()).toContain(`](${path}.md): `);
  });
});
