import { expect, test } from 'vitest';
import { cssPropertiesIn } from './css-properties.ts';
import { customElements } from './manifest.ts';
import { elementRegion, withRegion } from './readme.ts';
import type { ElementTable } from './tables.ts';
import { htmlCustomData } from './vscode.ts';

const table: ElementTable = {
  tag: 'yantra-lead-form',
  description: 'Asks for a machine.',
  attributes: {
    'equipment-id': { type: 'string', description: 'Which machine.' },
    'is-short': { type: 'boolean', description: 'Name | phone only.' },
    hours: { type: 'number', default: 10, description: 'For how long.' },
    'how-shown': { type: 'string', description: 'How.' },
    cities: { type: 'json', default: ['8'], description: 'Where.' },
  },
  events: {
    'lead-submit': { description: 'About to be sent.', cancelable: true },
    'lead-sent': { description: 'Sent.' },
  },
  parts: { button: 'What sends it.' },
};
const bare: ElementTable = { ...table, attributes: {}, events: {}, parts: {} };
const files = { element: 'dist/lead-form.element.js', define: 'dist/define.js' };
const types = {
  properties: {
    equipmentId: 'string | undefined',
    isShort: 'boolean',
    hours: "'10' | '24' | undefined",
    howShown: "'list' | 'map'",
  },
  details: { 'yantra-lead-sent': '{ id: string }' },
};
const described = (of: ElementTable) => ({ className: 'LeadForm', table: of, types, cssProperties: [] });
const manifestOf = (of: ElementTable) => customElements(described(of), files);

test('a row of the README says name, property, type and default of an attribute', () => {
  const region = elementRegion(table);
  expect(region).toContain('| `equipment-id` | `equipmentId` | string |  | Which machine. |');
  expect(region).toContain('| `hours` | `hours` | number | `10` | For how long. |');
  expect(region).toContain('| `cities` | `cities` | json | `["8"]` | Where. |');
});

test('a bar in a description does not end its cell', () => {
  expect(elementRegion(table)).toContain('| `is-short` | `isShort` | boolean | `false` | Name \\| phone only. |');
});

test('the README names events as the page hears them', () => {
  expect(elementRegion(table)).toContain('| `yantra-lead-submit` | yes | About to be sent. |');
  expect(elementRegion(table)).toContain('| `yantra-lead-sent` | no | Sent. |');
});

test('an element without attributes, events and parts has no empty tables', () => {
  expect(elementRegion(bare)).not.toContain('|');
  expect(elementRegion(bare)).toContain('yantra-ready');
});

test('only what stands between the marks is replaced', () => {
  const readme = '# Lead form\n\n<!-- element -->\nold\n<!-- /element -->\n\n## Limits\n';
  expect(withRegion(readme, 'new\n')).toBe(
    '# Lead form\n\n<!-- element -->\n\nnew\n\n<!-- /element -->\n\n## Limits\n',
  );
  expect(withRegion(withRegion(readme, 'new'), 'new')).toBe(withRegion(readme, 'new'));
});

test('a README without the marks gets them at its end', () => {
  expect(withRegion('# Lead form\n', 'new')).toBe('# Lead form\n\n<!-- element -->\n\nnew\n\n<!-- /element -->\n');
});

test('the manifest ties the tag, registered by one file, to the class in another', () => {
  const declaration = { name: 'LeadForm', module: 'dist/lead-form.element.js' };
  expect(manifestOf(table)).toMatchObject({
    schemaVersion: '1.0.0',
    modules: [
      { path: 'dist/lead-form.element.js', declarations: [{ customElement: true, tagName: 'yantra-lead-form' }] },
      {
        path: 'dist/define.js',
        exports: [{ kind: 'custom-element-definition', name: 'yantra-lead-form', declaration }],
      },
    ],
  });
});

test('the manifest has the property of each attribute and what every element has', () => {
  expect(manifestOf(table)).toHaveProperty(
    'modules.0.declarations.0.members.1',
    expect.objectContaining({ name: 'isShort', attribute: 'is-short', type: { text: 'boolean' }, default: 'false' }),
  );
  expect(manifestOf(bare)).toHaveProperty(
    'modules.0.declarations.0.events',
    ['yantra-ready', 'yantra-error'].map((name) => expect.objectContaining({ name })),
  );
});

test('the manifest says what an event carries and which values an attribute takes', () => {
  expect(manifestOf(table)).toHaveProperty(
    'modules.0.declarations.0.events.1',
    expect.objectContaining({ name: 'yantra-lead-sent', type: { text: 'CustomEvent<{ id: string }>' } }),
  );
  expect(manifestOf(table)).toHaveProperty(
    'modules.0.declarations.0.attributes.2',
    expect.objectContaining({ name: 'hours', type: { text: "'10' | '24'" } }),
  );
});

test('the manifest says how wide a widget is where its parent shrinks to what it holds', () => {
  const width = 'modules.0.declarations.0.width';
  expect(manifestOf(table)).toHaveProperty(width, '60rem');
  expect(manifestOf({ ...table, width: '20rem' })).toHaveProperty(width, '20rem');
  expect(customElements({ className: 'Scope', table: bare, cssProperties: [] }, files)).not.toHaveProperty(width);
});

test('what is no widget has neither a state nor the events of widgets', () => {
  const scope = customElements({ className: 'Scope', table: bare, cssProperties: [] }, files);
  expect(scope).toHaveProperty('modules.0.declarations.0.attributes', []);
  expect(scope).toHaveProperty('modules.0.declarations.0.events', []);
  expect(elementRegion(bare, false)).not.toContain('yantra-ready');
});

test('an editor offers the values of an attribute, and nothing after one that is a switch', () => {
  expect(htmlCustomData([described(table)])).toHaveProperty(
    'tags.0.attributes',
    expect.arrayContaining([
      { name: 'is-short', description: 'Name | phone only.', valueSet: 'v' },
      { name: 'hours', description: 'For how long.', values: [{ name: '10' }, { name: '24' }] },
      { name: 'how-shown', description: 'How.', values: [{ name: 'list' }, { name: 'map' }] },
    ]),
  );
});

test('an editor offers the values that a table itself names, and the manifest says them', () => {
  const scope = {
    className: 'Scope',
    table: {
      ...bare,
      attributes: { 'colour-scheme': { type: 'string', values: ['light', 'dark'], description: 'Which.' } },
    },
    cssProperties: [],
  };
  expect(htmlCustomData([scope])).toHaveProperty('tags.0.attributes', [
    { name: 'colour-scheme', description: 'Which.', values: [{ name: 'light' }, { name: 'dark' }] },
  ]);
  expect(customElements(scope, files)).toHaveProperty('modules.0.declarations.0.attributes.0.type', {
    text: "'light' | 'dark'",
  });
});

test('a host may set the properties that a style uses, and those that these use', () => {
  const tokens = `:where(:root) {
    /* ---- colour ---- */
    --yantra-brand: #c2470f; /* fills */
    --yantra-star: gold;
    /* ---- depth ---- */
    --yantra-tint: 1 2 3;
    --yantra-shadow: 0 0 1px
      rgb(var(--yantra-tint) / 1);
    /* ---- layers ---- */
    --yantra-z-toast: 600;
  }`;
  expect(
    cssPropertiesIn(
      'a { color: var(--yantra-brand); z-index: var(--yantra-z-toast) } b { box-shadow: var(--yantra-shadow) }',
      tokens,
    ),
  ).toEqual([
    { name: '--yantra-brand', default: '#c2470f', description: 'fills' },
    { name: '--yantra-tint', default: '1 2 3' },
    { name: '--yantra-shadow', default: '0 0 1px rgb(var(--yantra-tint) / 1)' },
  ]);
});
