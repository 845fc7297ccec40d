import { expect, test } from 'vitest';
import numbers from './asvs-numbers.json' with { type: 'json' };
import { type AsvsLine, asvsLines, asvsPage, filesIn, missingFiles } from './asvs.ts';

const lines = asvsLines(asvsPage());
const numbersOf = (of: readonly AsvsLine[]) => of.map(({ number }) => number);

test.each([1, 2] as const)(
  'the handbook has every requirement of level %s once, in its order, and no other',
  (level) => {
    expect(numbersOf(lines.filter((line) => line.level === level))).toEqual(numbers[level]);
  },
);

test('a line that is met names what shows it, and every file that is named is there', () => {
  expect(numbersOf(lines.filter((line) => line.state === 'met' && filesIn(line).length === 0))).toEqual([]);
  expect(lines.flatMap((line) => missingFiles(line).map((path) => `${line.number}: ${path}`))).toEqual([]);
});

test('a line that is not met, or not applicable, says why', () => {
  const others = lines.filter(({ state }) => state !== 'met');
  expect(numbersOf(others.filter(({ shownBy }) => !/^[A-Z].{10,}/.test(shownBy)))).toEqual([]);
});

/* The documented sentences of the screens require a capital, a digit and a symbol in a password: only the specification can change that. */
const bySpecification = ['6.2.5'];

test('level 1 is met wherever it applies, but for what the specification has otherwise', () => {
  const open = lines.filter(({ level, state }) => level === 1 && state === 'not met');
  expect(numbersOf(open)).toEqual(bySpecification);
});

test('level 2 is met for nine requirements of ten that apply', () => {
  const applying = lines.filter(({ level, state }) => level === 2 && state !== 'not applicable');
  expect(applying.length).toBeGreaterThan(100);
  expect(applying.filter(({ state }) => state === 'met').length / applying.length).toBeGreaterThanOrEqual(0.9);
});

test('a line that is misspelt is refused', () => {
  expect(() => asvsLines('| v5.0.0-1.1.1 | 2 | Decoded once | done | x |')).toThrow('not understood');
});
