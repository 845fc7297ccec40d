import { describe, expect, siteUrl, test } from './visitor.ts';

interface Declaration {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly { readonly name: string; readonly type: { readonly text: string } }[];
  readonly events: readonly { readonly name: string; readonly type: { readonly text: string } }[];
  readonly cssProperties: readonly { readonly name: string; readonly default: string }[];
}
interface Manifest {
  readonly schemaVersion: string;
  readonly modules: readonly {
    readonly path: string;
    readonly declarations: readonly Declaration[];
    readonly exports: readonly { readonly name: string }[];
  }[];
}

const asked = (name: string) => fetch(`${siteUrl}/embed/v1/${name}`);
const described = async (): Promise<Manifest> => (await asked('custom-elements.json')).json();
/** Whether a tag's file is served: it is named after the tag, in the loader's folder. */
const isServed = async (tag: string): Promise<boolean> => {
  const loader = await (await asked('yantra.js')).text();
  const [, folder = ''] = /["'`]([0-9a-f]{8})["'`]/.exec(loader) ?? [];
  return (await asked(`${folder}/${tag}.js`)).ok;
};
/** All tags. */
const tags = [
  'yantra-auth-modals',
  'yantra-availability',
  'yantra-city-picker',
  'yantra-compare',
  'yantra-dashboard',
  'yantra-equipment-carousel',
  'yantra-equipment-details',
  'yantra-equipment-listing',
  'yantra-equipment-map',
  'yantra-equipment-search',
  'yantra-favourites',
  'yantra-job-cost',
  'yantra-lead-form',
  'yantra-scope',
];

describe('the description of the elements', () => {
  test.for(['custom-elements.json', 'vscode.html-custom-data.json'])(
    '%s is for every site, and asked for again after minutes',
    async (name) => {
      const answer = await asked(name);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    },
  );

  test('has every tag that the loader can load, and no other', async () => {
    const { schemaVersion, modules } = await described();
    expect(await Promise.all([...tags, 'yantra-crane'].map(isServed))).toEqual([...tags.map(() => true), false]);
    expect(schemaVersion).toBe('1.0.0');
    expect(modules.map(({ path }) => path)).toEqual(['yantra.js']);
    expect(modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))).toEqual(tags);
    expect(modules.flatMap(({ exports }) => exports.map(({ name }) => name))).toEqual(tags);
    const editor = (await (await asked('vscode.html-custom-data.json')).json()) as { tags: { name: string }[] };
    expect(editor.tags.map(({ name }) => name)).toEqual(tags);
  });

  test('has the carousel’s attributes, events and custom properties', async () => {
    const { modules } = await described();
    const carousel = modules[0]?.declarations.find(({ tagName }) => tagName === 'yantra-equipment-carousel');
    expect(carousel?.attributes).toContainEqual(
      expect.objectContaining({ name: 'limit', fieldName: 'limit', type: { text: 'number' }, default: '12' }),
    );
    expect(carousel?.events).toContainEqual(
      expect.objectContaining({
        name: 'yantra-equipment-select',
        type: { text: 'CustomEvent<{ id: string; name: string; href: string }>' },
      }),
    );
    expect(carousel?.cssProperties).toContainEqual(
      expect.objectContaining({ name: '--yantra-brand', default: '#c2470f' }),
    );
  });
});
