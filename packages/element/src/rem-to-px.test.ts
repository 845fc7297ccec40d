import { describe, expect, test } from 'vitest';
import { remToPx } from './rem-to-px.ts';

describe('lengths in rem become px', () => {
  test.each([
    ['p{margin:1rem}', 'p{margin:16px}'],
    ['p{margin:-.5rem 1.25rem}', 'p{margin:-8px 20px}'],
    ['p{font-size:clamp(1rem,2vw + 0.8125rem,3rem)}', 'p{font-size:clamp(16px,2vw + 13px,48px)}'],
    ['@container (min-width:48rem){p{gap:0}}', '@container (min-width:768px){p{gap:0}}'],
    [':root{--yantra-space-2:0.5rem}', ':root{--yantra-space-2:8px}'],
    ['p{line-height:.0001rem}', 'p{line-height:0.0016px}'],
  ])('%s', (css, expected) => {
    expect(remToPx(css, 16)).toBe(expected);
  });

  test('a larger text setting of the person makes them larger', () => {
    expect(remToPx('p{margin:1.5rem}', 24)).toBe('p{margin:36px}');
  });

  test.each([
    '.w-1rem{gap:0}',
    '.a .b1rem{gap:0}',
    '.w-1.5rem{gap:0}',
    'p{margin:var(--gap-2rem)}',
    'p{margin:1em 2remnants}',
  ])('names stay: %s', (css) => {
    expect(remToPx(css, 16)).toBe(css);
  });
});
