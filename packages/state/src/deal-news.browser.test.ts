import { afterEach, expect, test, vi } from 'vitest';
import { createDealNews } from './deal-news.ts';
import type { Scope } from './scope.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const page = 'q7Jx2nVhR0mB3cYt9LwKpD5sZ8uFeA1gN6oQiTrXvEaUbCkH';
const moved = (dealId: string, place: number) => `event: deal\ndata: ${JSON.stringify({ dealId, place })}\n\n`;

/** A server that answers each stream in turn: with events, after which it ends, or with a status. */
function server(...answers: readonly (string | number)[]) {
  const asked: Headers[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const answer = answers[asked.length];
    asked.push(new Headers(init?.headers));
    if (answer === undefined) return new Promise<never>(() => undefined);
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  };
  return { fetch, asked };
}

function follow(fetch: typeof globalThis.fetch) {
  const heard = vi.fn();
  const scope = { siteUrl: '' } as Scope;
  stops.push(createDealNews(scope, page, { fetch, pace: 0.001 }).follow(heard));
  return heard;
}

test('a secret page hears of its deals by its own name, and again after a break', async () => {
  const { fetch, asked } = server(moved('d1', 3), moved('d1', 5));
  const heard = follow(fetch);
  await vi.waitFor(() =>
    expect(heard.mock.calls).toEqual([[{ dealId: 'd1', place: 3 }], [{ dealId: 'd1', place: 5 }]]),
  );
  expect(asked[0]?.get('authorization')).toBe(`Page ${page}`);
});

test('while there is no stream everything is looked at with each try', async () => {
  const heard = follow(server(503, 503, moved('d1', 3)).fetch);
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined], [undefined], [{ dealId: 'd1', place: 3 }]]));
});

test('a page that is closed is looked at once more, and asks no further', async () => {
  const closed = server(`${moved('d1', 3)}event: end\ndata: page\n\n`);
  const heard = follow(closed.fetch);
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[{ dealId: 'd1', place: 3 }], [undefined]]));
  const gone = server(410);
  const hears = follow(gone.fetch);
  await vi.waitFor(() => expect(hears.mock.calls).toEqual([[undefined]]));
  expect([closed.asked.length, gone.asked.length]).toEqual([1, 1]);
});
