import { expect, onTestFinished, test } from 'vitest';
import { namesAround } from './base-map.ts';

/** All names that a map in this language begins with. */
async function firstNames(lang: string): Promise<readonly string[]> {
  const box = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => box.remove());
  box.lang = lang;
  const names = namesAround(box.appendChild(document.createElement('div')));
  const later = await Promise.all([...names.later, names.towns()]);
  return [names.first, ...later].flat().map(({ name }) => name);
}

test.each([
  ['en', 'Pune', 'Nagpur'],
  ['hi', 'पुणे', 'नागपुर'],
  ['mr-IN', 'पुणे', 'नागपूर'],
])('a map within a page in “%s” has %s and %s', async (lang, featured, other) => {
  const names = await firstNames(lang);
  expect(names).toContain(featured);
  expect(names).toContain(other);
  expect(names.includes('Nagpur')).toBe(lang === 'en');
});
