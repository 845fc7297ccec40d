import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyWidget } from './copy-widget.ts';

function copied(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'yantra-widget-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyWidget(name, folder);
  return folder;
}

test('a copy says nothing of the sample, and shows itself', () => {
  const folder = copied('crane-finder');
  const files = globSync('**/*.*', { cwd: folder });
  expect(files.length).toBeGreaterThan(12);
  for (const file of files) expect(`${file}\n${readFileSync(join(folder, file), 'utf8')}`).not.toMatch(/sample|!dev/i);
});

test('a copy is named as its folder is, may be published, and has a file for every entry', () => {
  const folder = copied('crane-finder');
  const {
    name,
    private: isPrivate,
    exports,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly private?: boolean;
    readonly exports: Readonly<Record<string, string | { readonly source: string }>>;
  };
  expect([name, isPrivate]).toEqual(['@yantra/crane-finder', undefined]);
  for (const entry of Object.values(exports))
    expect(existsSync(join(folder, typeof entry === 'string' ? entry : entry.source))).toBe(true);
  expect(readFileSync(join(folder, 'src/crane-finder.tsx'), 'utf8')).toContain('function CraneFinder(');
  expect(readFileSync(join(folder, 'src/crane-finder.messages.ts'), 'utf8')).toContain('Crane finder in');
});

test.each(['LeadForm', 'lead_form', '-lead', 'lead-', '../lead', ''])('refuses the name "%s"', (name) => {
  expect(() => copied(name)).toThrow(RangeError);
});
