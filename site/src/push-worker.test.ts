import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../public/push.js', import.meta.url), 'utf8');
const origin = 'https://yantra.example.in';

type Event = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;

/** The worker in a browser with these pages open. */
function worker(open: readonly string[] = []) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: Event) => void>();
  const pages = open.map((url) => ({ url, focus: async () => done.push(['focus', url]) }));
  const self = {
    location: { origin },
    registration: { showNotification: async (...shown: unknown[]) => done.push(shown) },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => done.push(['open', url]) },
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
  };
  runInNewContext(script, { self, URL });
  const tell = async (name: string, event: Record<string, unknown>) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (given) => void (work = given) });
    await work;
  };
  return { done, tell, listeners };
}
const pushed = (json: unknown) => ({ data: { json: () => json } });
const pressed = (path: unknown) => ({ notification: { close: () => undefined, data: { path } } });

test('a push is shown with its words, one of a kind', async () => {
  const { done, tell } = worker();
  await tell('push', pushed({ title: 'New lead', text: 'Tractor, Pune', path: '/dashboard/leads', tag: 'lead' }));
  expect(done).toMatchObject([
    ['New lead', { body: 'Tractor, Pune', tag: 'lead', renotify: true, data: { path: '/dashboard/leads' } }],
  ]);
});

test('whatever stands in a push, something is shown', async () => {
  const { done, tell } = worker();
  const broken = { data: { json: () => JSON.parse('{') as unknown } };
  for (const event of [broken, { data: null }, pushed(null), pushed({ title: 5, path: {} })]) await tell('push', event);
  expect(done).toMatchObject(Array.from({ length: 4 }, () => ['Yantra', { body: '', data: { path: '/' } }]));
});

test('pressed, it brings the page to the front, or opens it, and leaves other pages alone', async () => {
  const { done, tell } = worker([`${origin}/dashboard/leads`, `${origin}/`]);
  await tell('notificationclick', pressed('/dashboard/leads'));
  await tell('notificationclick', pressed('/hi/dashboard/leads'));
  expect(done).toEqual([
    ['focus', `${origin}/dashboard/leads`],
    ['open', `${origin}/hi/dashboard/leads`],
  ]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example/a', 'javascript:alert(1)', undefined])(
  'it leads to our own pages alone, not to %s',
  async (path) => {
    const { done, tell } = worker();
    await tell('notificationclick', pressed(path));
    expect(done).toEqual([['open', `${origin}/`]]);
  },
);

test('it answers no request of a page and keeps nothing', () => {
  expect([...worker().listeners.keys()].toSorted()).toEqual(['install', 'notificationclick', 'push']);
  expect(script).not.toMatch(/caches|importScripts|fetch/);
});
