import { expect, test } from 'vitest';
import { siteAssets } from './site-assets.ts';

test('a page is told the files it needs beside those that every page has', () => {
  const assets = siteAssets({
    'src/entry-client.tsx': {
      file: 'static/js/entry.js',
      isEntry: true,
      imports: ['_shared.js'],
      assets: ['static/a.woff2', 'static/a.svg'],
      css: ['static/style.css'],
    },
    'src/start/start.ts': { file: 'static/js/start.js', isEntry: true },
    '_shared.js': { file: 'static/js/shared.js' },
    '_form.js': {
      file: 'static/js/form.js',
      imports: ['_shared.js', 'src/entry-client.tsx'],
      css: ['static/form.css'],
    },
    'src/lead.page.ts': { file: 'static/js/lead.js', isDynamicEntry: true, imports: ['_form.js'] },
    '../packages/widgets/dashboard/src/leads.tsx': { file: 'static/js/leads.js', isDynamicEntry: true },
    'src/other.ts': { file: 'static/js/other.js', isDynamicEntry: true },
    'static/style.css': { file: 'static/style.css' },
    'src/fonts/devanagari.css': { file: 'static/devanagari.css', isEntry: true, assets: ['static/devanagari.woff2'] },
  });
  expect(assets).toEqual({
    script: '/static/js/entry.js',
    start: '/static/js/start.js',
    preload: ['/static/js/shared.js'],
    pages: {
      'src/lead.page.ts': { preload: ['/static/js/lead.js', '/static/js/form.js'], styles: ['/static/form.css'] },
      'leads.tsx': { preload: ['/static/js/leads.js'], styles: [] },
    },
    styles: ['/static/style.css'],
    fonts: ['/static/a.woff2'],
    devanagari: { styles: ['/static/devanagari.css'], fonts: ['/static/devanagari.woff2'] },
  });
  expect(() => siteAssets({})).toThrow('has no entry');
});
