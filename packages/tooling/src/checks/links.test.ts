import { describe, expect, test } from 'vitest';
import { brokenIn } from './links.ts';

const chapters = '# Public area\n\n## 8. Errors\n\n## 9. Constants\n';
const files: Readonly<Record<string, string>> = {
  'packages/handbook/spec/public-area.md': chapters,
  'packages/handbook/decisions/0006-money-in-paise.md': '# 6. Paise inside, rupees on the wire\n',
  'packages/domain/src/money.ts': 'export const paise = 100;\n',
};

/** What is broken with one more file of this text. */
function broken(path: string, text: string): string[] {
  const project: Readonly<Record<string, string>> = { ...files, [path]: text };
  return brokenIn({ files: Object.keys(project), read: (file) => project[file] ?? '' });
}

test('nothing is broken where all that is pointed at is there', () => {
  const text =
    '[paise](../handbook/decisions/0006-money-in-paise.md#6-paise-inside-rupees-on-the-wire), `src/money.ts`, [all](../)\n';
  expect(broken('packages/domain/README.md', text)).toEqual([]);
});

describe('broken is', () => {
  test.each([
    [
      'a link to a page that is gone',
      'a\n\n[b](old.md)',
      'packages/domain/README.md:3: the link to old.md leads nowhere',
    ],
    [
      'a link to a heading that is gone',
      '[b](../handbook/spec/public-area.md#7-gone)',
      'packages/domain/README.md:1: packages/handbook/spec/public-area.md has no heading #7-gone',
    ],
    [
      'a file that is named and gone',
      'see `src/old.ts`',
      'packages/domain/README.md:1: src/old.ts is no file of the project',
    ],
  ])('%s', (_what, text, said) => {
    expect(broken('packages/domain/README.md', text)).toEqual([said]);
  });

  test.each([
    [
      'a chapter that the specification has not',
      '(public-area.md §10)',
      '"public-area.md §10" is no chapter of the specification',
    ],
    ['a decision that was never taken', '(decisions/0099)', 'decisions/0099 is no decision'],
    ['a file that is gone', 'like old-money.ts', 'old-money.ts is no file of the project'],
  ])('in a comment %s', (_what, comment, said) => {
    expect(broken('packages/domain/src/tax.ts', `\n/** Tax ${comment}. */\n`)).toEqual([
      `packages/domain/src/tax.ts:2: ${said}`,
    ]);
  });
});

test('code may name what it likes outside of comments', () => {
  expect(broken('packages/domain/src/tax.ts', "export const name = 'old.ts §99 decisions/0099';\n")).toEqual([]);
});

test('links to other websites, and names with a star or an ellipsis, are not looked at', () => {
  expect(broken('README.md', '[x](https://example.com/a.md) `*.messages.ts` `src/….ts`')).toEqual([]);
});
