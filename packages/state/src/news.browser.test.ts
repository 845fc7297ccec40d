import { signal } from '@preact/signals-react';
import { afterEach, expect, test, vi } from 'vitest';
import { createNews } from './news.ts';
import type { Scope } from './scope.ts';
import type { LoggedUser } from './session.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Streams of a server that a test writes to. */
function server() {
  const opened: {
    readonly headers: Headers;
    readonly write: (text: string) => void;
    readonly end: () => void;
    isLeft: boolean;
  }[] = [];
  const open: typeof fetch = async (_url, init) => {
    const { promise, resolve } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
    const body = new ReadableStream<Uint8Array>({ start: resolve });
    const controller = await promise;
    const stream = {
      headers: new Headers(init?.headers),
      write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
      isLeft: false,
    };
    init?.signal?.addEventListener('abort', () => {
      stream.isLeft = true;
      controller.error(init.signal?.reason);
    });
    opened.push(stream);
    return new Response(body);
  };
  return { open, opened };
}
const bellOf = (unread: number, newest: string) =>
  `id: ${newest}-${unread}\nevent: news\ndata: ${JSON.stringify({ unread, newest })}\n\n`;

/** A tab of somebody. @param open opens streams */
function tab(id: string, open: typeof fetch, send: unknown = async () => Promise.reject(new Error('away'))) {
  const user = signal<LoggedUser | undefined>({ id, role: 'user', name: 'Asha', phone: '' });
  /* The session is over. */
  const renew = vi.fn(async () => void (user.value = undefined));
  const session = { user, token: () => 'token', renew };
  const news = createNews({ siteUrl: '', session, send } as unknown as Scope, { fetch: open, pace: 0.001 });
  const stop = news.start();
  stops.push(stop);
  return { news, user, session, stop };
}

test('one tab of a browser has the stream, and the others hear from it', async () => {
  const { open, opened } = server();
  const [first, second] = [tab('one', open), tab('one', open)];
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.write(`retry: 100\n\n${bellOf(4, '9')}`);
  await vi.waitFor(() => expect(second.news.bell.value).toEqual({ unread: 4, newest: '9' }));
  expect(first.news.bell.value).toEqual({ unread: 4, newest: '9' });
  const third = tab('one', open);
  await vi.waitFor(() => expect(third.news.bell.value?.unread).toBe(4));
  expect(opened[0]?.headers.get('authorization')).toBe('Bearer token');
  first.stop();
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[0]?.isLeft).toBe(true);
  expect(second.news.bell.value?.unread).toBe(4);
});

test('a stream that breaks is opened again, from where it was', async () => {
  const { open, opened } = server();
  tab('two', open);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.write(`: \n\n${bellOf(1, '7').slice(0, 9)}`);
  opened[0]?.write(bellOf(1, '7').slice(9));
  opened[0]?.end();
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]?.headers.get('last-event-id')).toBe('7-1');
});

test('who logs out hears no more', async () => {
  const { open, opened } = server();
  const { news, user } = tab('three', open);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.write(bellOf(2, '3'));
  await vi.waitFor(() => expect(news.bell.value?.unread).toBe(2));
  user.value = undefined;
  expect(news.bell.value).toBeUndefined();
  await vi.waitFor(() => expect(opened[0]?.isLeft).toBe(true));
});

test('the end of a session is looked into, and no other stream opened', async () => {
  const { open, opened } = server();
  const { session } = tab('four', open);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.write('event: end\ndata: session\n\n');
  opened[0]?.end();
  await vi.waitFor(() => expect(session.renew).toHaveBeenCalled());
  expect(opened).toHaveLength(1);
});

test('where there is no stream, it is asked for', async () => {
  const send = vi.fn(async () => ({ rows: [], unread: 3, newest: '5', next: null }));
  const busy: typeof fetch = async () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } });
  const { news } = tab('five', busy, send);
  await vi.waitFor(() => expect(news.bell.value).toEqual({ unread: 3, newest: '5' }));
});
