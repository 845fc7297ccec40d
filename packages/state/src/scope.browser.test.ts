import { expect, onTestFinished, test } from 'vitest';
import { scopeContextIn } from './context.ts';
import { type Scope, pageScope } from './index.ts';

const { subscribe } = scopeContextIn();

/** Puts mark-up on the page and returns the scope that `id="host"` finds. */
function place(html: string) {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => page.remove());
  const found: Scope[] = [];
  const host = page.querySelector<HTMLElement>('#host') ?? page;
  return { page, found, host, subscribe: () => subscribe(host, (scope) => found.push(scope)) };
}

const defined = async () => {
  await import('./define.ts');
  await customElements.whenDefined('yantra-scope');
};
const fakeScope = () => ({}) as Scope;

// First, since an element cannot be undefined again.
test('an element inside a scope that is not defined yet waits for it, and takes no other', async () => {
  pageScope(fakeScope);
  const { found, page, subscribe } = place(
    '<yantra-scope api-url="https://one.example/" partner="pk_a"><p id="host"></p></yantra-scope>',
  );
  subscribe();
  expect(found).toEqual([]);
  await defined();
  expect(found).toEqual([page.querySelector('yantra-scope')?.scope]);
  expect([found[0]?.siteUrl, found[0]?.partner]).toEqual(['https://one.example', 'pk_a']);
});

test('the nearest scope answers, also through a shadow root', async () => {
  await defined();
  const { page, found } = place(
    '<yantra-scope id="outer"><yantra-scope id="inner"><div id="host"></div></yantra-scope></yantra-scope>',
  );
  const inShadow = document.createElement('p');
  page.querySelector('#host')?.attachShadow({ mode: 'open' }).append(inShadow);
  subscribe(inShadow, (scope) => found.push(scope));
  const [outer, inner] = page.querySelectorAll('yantra-scope');
  expect(found).toEqual([inner?.scope]);
  expect(inner?.scope).not.toBe(outer?.scope);
});

test('outside of any, elements share the page’s own, which the first one made', async () => {
  await defined();
  const page = pageScope(fakeScope);
  const first = place('<p id="host"></p>');
  const second = place('<p id="host"></p>');
  first.subscribe();
  second.subscribe();
  expect(first.found).toEqual([page]);
  expect(second.found).toEqual([page]);
  expect(pageScope(fakeScope)).toBe(page);
});

test('another library’s request passes by', async () => {
  await defined();
  const { page, host } = place('<yantra-scope><p id="host"></p></yantra-scope>');
  let heard = 0;
  page.addEventListener('context-request', () => (heard += 1));
  host.dispatchEvent(
    Object.assign(new Event('context-request', { bubbles: true, composed: true }), { context: 'logger' }),
  );
  expect(heard).toBe(1);
});

test('a city chosen in one scope is not chosen in another', async () => {
  await defined();
  const { page } = place('<yantra-scope></yantra-scope><yantra-scope></yantra-scope>');
  const [one, other] = page.querySelectorAll('yantra-scope');
  const before = other?.scope.city.value.name;
  one?.scope.selectCity({ id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 });
  expect(one?.scope.city.value.name).toBe('Mumbai');
  expect(other?.scope.city.value.name).toBe(before);
  localStorage.clear();
});
