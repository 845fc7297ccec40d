import type { Language, Languages } from '@yantra/language';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scopeContextIn } from './context.ts';
import { type Scope, pageScope } from './index.ts';

const hindi: Language = { locale: 'hi', texts: {}, words: {} };
const own = pageScope(() => ({ siteUrl: 'https://one.example' }) as Scope);

function place(locale: string | undefined, languages: Languages) {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = '<div id="root"></div>';
  if (locale) host.setAttribute('locale', locale);
  document.body.append(host);
  onTestFinished(() => host.remove());
  const found: Scope[] = [];
  const stop = scopeContextIn(languages).subscribe(host, (scope) => found.push(scope));
  return { found, stop, lang: () => host.shadowRoot?.getElementById('root')?.lang };
}
const both = (load: () => Promise<{ readonly default: Language }>): Languages => ({ hi: load, mr: load });

test('an English element has its scope at once, and loads no language', () => {
  const load = vi.fn(async () => ({ default: hindi }));
  const { found, lang } = place(undefined, both(load));
  expect(found).toEqual([own]);
  expect(load).not.toHaveBeenCalled();
  expect(lang()).toBe('en');
});

test('a language that was written ahead is not written again: browsers would style all within anew', () => {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = '<div id="root" lang="en"></div>';
  document.body.append(host);
  onTestFinished(() => host.remove());
  const changes = new MutationObserver(() => {});
  changes.observe(host.shadowRoot as ShadowRoot, { attributes: true, subtree: true });
  scopeContextIn(both(vi.fn())).subscribe(host, () => {});
  expect(changes.takeRecords()).toEqual([]);
});

test('an element in another language has its scope with the language, once that is there', async () => {
  const loaded = Promise.withResolvers<{ readonly default: Language }>();
  const { found, lang } = place(
    'hi',
    both(() => loaded.promise),
  );
  expect(found).toEqual([]);
  loaded.resolve({ default: hindi });
  await expect.poll(() => found).toEqual([{ ...own, language: hindi }]);
  expect(lang()).toBe('hi');
});

test('a language that cannot be loaded leaves the element in English, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { found, lang } = place(
    'hi',
    both(async () => Promise.reject(new Error('offline'))),
  );
  await expect.poll(() => found).toEqual([own]);
  expect(lang()).toBe('en');
  expect(warn).toHaveBeenCalledOnce();
});

test('an element that has gone meanwhile is told nothing', async () => {
  const loaded = Promise.withResolvers<{ readonly default: Language }>();
  const { found, stop } = place(
    'hi',
    both(() => loaded.promise),
  );
  stop();
  loaded.resolve({ default: hindi });
  await loaded.promise;
  await Promise.resolve();
  expect(found).toEqual([]);
});
