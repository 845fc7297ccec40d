import { describe, expect, test } from 'vitest';
import { compareVersions, readChangelog, readChangeset, together, versionAfter } from './changes.ts';

const changeset = `---
'@yantra/lead-form': patch
"@yantra/embed": minor
---

The form keeps what was typed
when a page is reloaded.

A second paragraph.

To do: nothing on pages with the script;
apps upgrade all packages together.
`;

describe('a changeset', () => {
  test('says what changed, how much, in which packages, and what there is to do', () => {
    expect(readChangeset(changeset)).toEqual({
      kind: 'minor',
      text: ['The form keeps what was typed when a page is reloaded.', 'A second paragraph.'],
      toDo: 'nothing on pages with the script; apps upgrade all packages together.',
      packages: ['embed', 'lead-form'],
    });
  });

  test('is refused when it names no package', () => {
    expect(() => readChangeset('---\n---\n\nNothing.\n')).toThrow('This is no changeset');
  });
});

const changelog = `# @yantra/lead-form

## 0.3.0

### Minor Changes

- 0a19da6: The form keeps what was typed.

  To do: nothing.

### Patch Changes

- Updated dependencies [0a19da6]
  - @yantra/ui@0.3.0
- bb19da6: A date is read as India writes it.

## 0.2.0

### Patch Changes

- @yantra/ui@0.2.0
  - @yantra/state@0.2.0
`;

describe('a changelog', () => {
  test('is read version by version, without what only dependencies brought', () => {
    expect(readChangelog('lead-form', changelog)).toEqual([
      {
        version: '0.3.0',
        changes: [
          { kind: 'minor', text: ['The form keeps what was typed.'], toDo: 'nothing.', packages: ['lead-form'] },
          { kind: 'patch', text: ['A date is read as India writes it.'], packages: ['lead-form'] },
        ],
      },
      { version: '0.2.0', changes: [] },
    ]);
  });

  test('tells what stands in several packages once, with the larger change first', () => {
    const other = readChangelog('ui', changelog.replace('- bb19da6: A date is read as India writes it.\n', ''));
    const [newest] = together([readChangelog('lead-form', changelog), other]);
    expect(newest?.changes.map(({ text, packages }) => [text[0], packages])).toEqual([
      ['The form keeps what was typed.', ['lead-form', 'ui']],
      ['A date is read as India writes it.', ['lead-form']],
    ]);
  });
});

test('versions follow the largest change, and are in order of their numbers', () => {
  expect(versionAfter('0.2.9', [{ kind: 'patch' }])).toBe('0.2.10');
  expect(versionAfter('0.2.9', [{ kind: 'patch' }, { kind: 'minor' }])).toBe('0.3.0');
  expect(versionAfter('0.2.9', [{ kind: 'major' }, { kind: 'minor' }])).toBe('1.0.0');
  expect(['0.10.0', '1.0.0', '0.9.1', '0.9.0'].toSorted(compareVersions)).toEqual([
    '0.9.0',
    '0.9.1',
    '0.10.0',
    '1.0.0',
  ]);
});
