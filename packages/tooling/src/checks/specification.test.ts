import { describe, expect, test } from 'vitest';
import { linesOf } from '../docs/spec-lines.ts';
import { testsIn } from '../docs/spec-tests.ts';
import { problemsOf } from './specification.ts';

const document = '# T\n\n## 1. A\n\n- One thing. Another.\n\n### B\n\n| Path | Use |\n|---|---|\n| / | Home |\n';
const listed = { 'a.one': 'One thing.', 'a.other': 'Another.', home: '/ | Home' };

describe('a document', () => {
  test('is taken apart by what its list quotes, below its headings', () => {
    const { lines, problems } = linesOf(document, listed);
    expect(problems).toEqual([]);
    expect(lines.map(({ id, section }) => [id, section])).toEqual([
      ['a.one', '1. A'],
      ['a.other', '1. A'],
      ['home', '1. A, B'],
    ]);
  });

  test('with a word that no name quotes, or a name that quotes what is gone, is found fault with', () => {
    expect(linesOf(document.replace('One', 'Two'), listed).problems).toEqual([
      'line 5: no name quotes “Two thing. Another.”; a.one is next',
    ]);
    expect(linesOf(document, { ...listed, more: 'More.' }).problems).toEqual([
      'more quotes what the document does not say there',
    ]);
    expect(linesOf(`${document}\nMore.\n`, listed).problems).toEqual(['line 13: no name quotes “More.”']);
  });
});

const file = (body: string): ReturnType<typeof testsIn> => testsIn('packages/x/src/x.test.ts', body);

describe('a tag', () => {
  test('counts before a test, also one of many cases, with the titles around it', () => {
    const { tests, problems } = file(
      "describe('a box', () => {\n  // spec: a.one, home\n  test.for([1])('holds %i', () => {});\n});",
    );
    expect(problems).toEqual([]);
    expect(tests).toEqual([
      { path: 'packages/x/src/x.test.ts', title: 'a box holds %i', ids: ['a.one', 'home'], isLong: false },
    ]);
  });

  test.each([
    ["// spec: home\ntest.skip('x', () => {});", 'packages/x/src/x.test.ts:2: a test that is left out'],
    ["// spec: home\ntest('x', { todo: true }, () => {});", 'packages/x/src/x.test.ts:2: a test that is left out'],
    [
      "describe.skip('y', () => {\n// spec: home\ntest('x', () => {});\n});",
      'packages/x/src/x.test.ts:3: a test that is left out',
    ],
    ['// spec: home\nstart();', 'packages/x/src/x.test.ts:2: what is tagged is no test'],
    ['// spec: home\nconst a = 1;', 'packages/x/src/x.test.ts: 1 tags stand before nothing that is a test'],
  ])('does not count before anything else: %s', (source, said) => {
    expect(file(source)).toEqual({ tests: [], problems: [said] });
  });

  test.each([
    ['packages/x/src/x.test.ts', "// spec: home\ntest('x', () => {});", false],
    ['packages/x/src/x.test.ts', "// spec: home\ntest('x', more, () => {});", true],
    ['packages/x/src/x.test.ts', "// spec: home\ntest('x', { ...more, timeout: 9 }, () => {});", true],
    ['packages/x/src/x.test.ts', "// spec: home\ntest('x', { tags: ['more'] }, () => {});", true],
    ['packages/x/src/x.test.ts', "describe('y', more, () => {\n// spec: home\ntest('x', () => {});\n});", true],
    ['packages/x/src/x.test.ts', "// spec: home\ntest('x', otherHalf, () => {});", true],
    ['packages/x/src/x.test.ts', '// @module-tag' + " other\n// spec: home\ntest('x', () => {});", true],
    ['packages/x/src/x.test.ts', "// spec: home\ntest('more', () => expect(more).toBe(1));", false],
    ['packages/x/src/x.full.test.ts', "// spec: home\ntest('x', () => {});", true],
  ])('says whether npm test leaves its test out: %s, %s', (path, source, isLong) => {
    expect(testsIn(path, source).tests.map((one) => one.isLong)).toEqual([isLong]);
  });

  test('does not count in a file that is not run', () => {
    expect(testsIn('packages/x/src/x.ts', "// spec: home\ntest('x', () => {});").problems).toEqual([
      'packages/x/src/x.ts: a tag in a file that no runner takes',
    ]);
  });
});

test('a line without a test, a tag without a line and a name of two lines are found', () => {
  const of = (document_: string, list: Parameters<typeof linesOf>[1]) => ({ name: 'd', ...linesOf(document_, list) });
  const proves = (...ids: string[]) => ({ path: 'x.test.ts', title: 'x', ids, isLong: false });
  const all = of(document, listed);
  expect(problemsOf([all], [proves('a.one', 'a.other', 'home')])).toEqual([]);
  expect(problemsOf([all], [proves('a.one', 'home')])).toEqual(['a.other: no test proves “Another.”']);
  expect(problemsOf([all], [proves('a.one', 'a.other', 'home', 'b')])).toEqual([
    'x.test.ts: “x” is tagged b, by which nothing is asked',
  ]);
  expect(problemsOf([all, of('Home.', { home: 'Home.' })], [proves('a.one', 'a.other', 'home')])).toEqual([
    'home is the name of two lines',
  ]);
  const nothing = of('Open.', { open: { line: 'Open.', asksNothing: 'leaves it open' } });
  expect(problemsOf([nothing], [])).toEqual([]);
  expect(problemsOf([nothing], [proves('open')])).toHaveLength(1);
});

test('a line that npm test does not prove is found, whatever npm run test:full proves', () => {
  const all = { name: 'd', ...linesOf(document, listed) };
  const proves = (isLong: boolean, ...ids: string[]) => ({ path: 'x.test.ts', title: 'x', ids, isLong });
  const most = proves(false, 'a.one', 'home');
  expect(problemsOf([all], [most, proves(true, 'a.other')])).toEqual([
    'a.other: only tests that npm test leaves out prove “Another.”',
  ]);
  expect(problemsOf([all], [most, proves(true, 'a.other'), proves(false, 'a.other')])).toEqual([]);
});
