import { expect, test } from 'vitest';
import { widgetFiles, widgetNames } from './widget-template.ts';

test('derives every spelling from the folder’s name', () => {
  expect(widgetNames('lead-form')).toEqual({ kebab: 'lead-form', pascal: 'LeadForm', title: 'Lead form' });
});

test.each(['LeadForm', 'lead_form', '-lead', 'lead-', '../lead', ''])('refuses the name "%s"', (name) => {
  expect(() => widgetNames(name)).toThrow(RangeError);
});

test('writes a file for every entry that the exports map promises', () => {
  const files = widgetFiles(widgetNames('lead-form'), () => '1.0.0');
  const manifest = JSON.parse(files['package.json'] ?? '') as { exports: Record<string, { source: string }> };
  for (const { source } of Object.values(manifest.exports))
    expect(Object.keys(files)).toContain(source.replace('./', ''));
});
