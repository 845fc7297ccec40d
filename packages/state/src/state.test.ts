import { effect, signal } from '@preact/signals-react';
import { ApiError, type Client } from '@yantra/client';
import { type SearchInput, searchEquipments } from '@yantra/contract/calls';
import { describe, expect, test } from 'vitest';
import {
  type CityStore,
  type Remote,
  type SelectedCity,
  createScope,
  createStoredCity,
  restoreAnswers,
  snapshotOf,
} from './index.ts';

const pune: SelectedCity = { id: '8', name: 'Pune', state: 'Maharashtra', latitude: 18.52, longitude: 73.86 };
const mumbai: SelectedCity = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 };

/** A client that the test answers. */
function fakeClient() {
  const asked: { input: SearchInput; signal: AbortSignal | undefined; answer(total: number): void; fail(): void }[] =
    [];
  const client = {
    call: (_call: unknown, input: SearchInput, options?: { signal?: AbortSignal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          input,
          signal: options?.signal,
          answer: (total) => resolve({ data: [], total, page: 1, pageSize: 20 }),
          fail: () => reject(new ApiError('server.failed', 500, 'Something went wrong on our side. Please try again.')),
        });
      }),
  } as unknown as Client;
  return { client, asked };
}

const memoryCity = (kept?: SelectedCity): CityStore & { kept: SelectedCity | undefined } => ({
  kept,
  read() {
    return this.kept;
  },
  write(city) {
    this.kept = city;
  },
});

function setUp({ cityStore = memoryCity(), now = (): number => 0 } = {}) {
  const { client, asked } = fakeClient();
  const scope = createScope({ client, siteUrl: '', cityStore, defaultCity: pune, now });
  const watch = (input: () => SearchInput | undefined) => {
    const resource = scope.resource(searchEquipments, input);
    const seen: Remote<{ total: number }>[] = [];
    const stop = effect(() => {
      seen.push(resource.remote.value);
    });
    return { resource, seen, stop };
  };
  return { scope, asked, watch, cityStore };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const statuses = (seen: readonly Remote<unknown>[]) => seen.map(({ status }) => status);

describe('a scope and its city', () => {
  // spec: entity.selected-city
  test('begins with Pune, or whatever the page says, when nobody chose', () => {
    expect(setUp().scope.city.value).toEqual(pune);
  });

  test('begins with the city that was kept', () => {
    expect(setUp({ cityStore: memoryCity(mumbai) }).scope.city.value).toEqual(mumbai);
  });

  // spec: entity.selected-city
  test('keeps the city that is chosen', () => {
    const { scope, cityStore } = setUp();
    scope.selectCity(mumbai);
    expect(scope.city.value).toEqual(mumbai);
    expect(cityStore.read()).toEqual(mumbai);
  });

  test('takes nonsense in storage as no choice, and a storage that refuses as none', () => {
    const holding = (text: string | null) =>
      createStoredCity(() => ({
        getItem: () => text,
        setItem: () => {
          throw new Error('full');
        },
      }));
    expect(holding('{').read()).toBeUndefined();
    expect(holding('{"id":8,"name":"Pune"}').read()).toBeUndefined();
    expect(holding(JSON.stringify(pune)).read()).toEqual(pune);
    expect(() => holding(null).write(pune)).not.toThrow();
  });

  test('knows nothing of another scope', () => {
    const first = setUp();
    const second = setUp();
    first.scope.selectCity(mumbai);
    expect(second.scope.city.value).toEqual(pune);
  });
});

describe('a resource', () => {
  test('asks only when somebody looks, and shows the answer', async () => {
    const { scope, asked } = setUp();
    const { remote } = scope.resource(searchEquipments, () => ({ page: 1 }));
    expect(asked).toHaveLength(0);
    const seen: Remote<unknown>[] = [];
    const stop = effect(() => void seen.push(remote.value));
    await settled();
    asked[0]?.answer(3);
    await settled();
    expect(statuses(seen)).toEqual(['loading', 'ready']);
    stop();
  });

  test('is idle while there is nothing to ask', async () => {
    const { asked, watch } = setUp();
    const { seen } = watch(() => undefined);
    await settled();
    expect(statuses(seen)).toEqual(['idle']);
    expect(asked).toHaveLength(0);
  });

  test('neither ends nor repeats a request because its input was made anew and asks the same', async () => {
    const { asked, watch } = setUp();
    const times = signal(0);
    const { seen } = watch(() => ({ page: 1, pageSize: times.value < 0 ? 5 : undefined }));
    await settled();
    times.value = 1;
    await settled();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal?.aborted).toBe(false);
    asked[0]?.fail();
    await settled();
    times.value = 2;
    await settled();
    expect(asked).toHaveLength(1);
    expect(statuses(seen)).toEqual(['loading', 'failed']);
    times.value = -1;
    await settled();
    expect(asked).toHaveLength(2);
  });

  test('follows its input, ends the old request and never shows its answer', async () => {
    const { scope, asked, watch } = setUp();
    const { seen } = watch(() => ({ selectedCity: scope.city.value.name }));
    await settled();
    scope.selectCity(mumbai);
    await settled();
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.answer(1);
    asked[1]?.answer(2);
    await settled();
    expect(asked[1]?.input.selectedCity).toBe('Mumbai');
    expect(seen.at(-1)).toMatchObject({ status: 'ready', data: { total: 2 } });
    expect(seen.some((remote) => 'data' in remote && remote.data?.total === 1)).toBe(false);
  });

  test('shares one request among equal questions', async () => {
    const { asked, watch } = setUp();
    const first = watch(() => ({ page: 2 }));
    const second = watch(() => ({ page: 2 }));
    await settled();
    expect(asked).toHaveLength(1);
    first.stop();
    await settled();
    expect(asked[0]?.signal?.aborted).toBe(false);
    asked[0]?.answer(9);
    await settled();
    expect(second.seen.at(-1)).toMatchObject({ status: 'ready', data: { total: 9 } });
  });

  test('ends its request when nobody looks any more', async () => {
    const { asked, watch } = setUp();
    const { stop } = watch(() => ({ page: 2 }));
    await settled();
    stop();
    await settled();
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  test('shows what is known at once, and asks again behind it only when that is old', async () => {
    let time = 0;
    const { scope, asked, watch } = setUp({ now: () => time });
    const known = scope.prefetch(searchEquipments, { page: 4 });
    asked[0]?.answer(5);
    await known;
    const young = watch(() => ({ page: 4 }));
    await settled();
    expect(statuses(young.seen)).toEqual(['ready']);
    expect(asked).toHaveLength(1);
    young.stop();
    await settled();
    time = 60_000;
    const old = watch(() => ({ page: 4 }));
    await settled();
    asked[1]?.answer(6);
    await settled();
    expect(old.seen.map((remote) => remote.status === 'ready' && remote.data.total)).toEqual([5, 6]);
  });

  test('says why it failed, and asks again when told to', async () => {
    const { asked, watch } = setUp();
    const { resource, seen } = watch(() => ({ page: 1 }));
    await settled();
    asked[0]?.fail();
    await settled();
    expect(seen.at(-1)).toMatchObject({ status: 'failed', error: { code: 'server.failed' } });
    resource.reload();
    await settled();
    asked[1]?.answer(1);
    await settled();
    expect(statuses(seen)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  test('keeps the old data in sight when a reload fails', async () => {
    const { asked, watch } = setUp();
    const { resource, seen } = watch(() => ({ page: 1 }));
    await settled();
    asked[0]?.answer(7);
    await settled();
    resource.reload();
    await settled();
    asked[1]?.fail();
    await settled();
    expect(seen.at(-1)).toMatchObject({ status: 'failed', data: { total: 7 } });
  });
});

test('a snapshot carries that something is not there, so that the browser says so at once and asks only when told to', async () => {
  const { client, asked } = fakeClient();
  // As in the server's process, where errors have another class.
  const absent = Object.assign(new Error('This machine is not listed any more.'), {
    code: 'equipment.unknown',
    status: 404,
  });
  const refusing: Client = { call: () => Promise.reject(absent) };
  const parts = { siteUrl: '', cityStore: memoryCity(), defaultCity: pune, now: () => 0 };
  const server = createScope({ ...parts, client: refusing });
  await expect(server.prefetch(searchEquipments, { page: 1 })).rejects.toBe(absent);
  const failed = { status: 'failed', error: { code: 'equipment.unknown', status: 404 } };
  expect(server.resource(searchEquipments, () => ({ page: 1 })).remote.peek()).toMatchObject(failed);
  const snapshot = JSON.parse(JSON.stringify(snapshotOf(server)));
  const browser = createScope({ ...parts, client });
  restoreAnswers(browser, snapshot);
  const { remote, reload } = browser.resource(searchEquipments, () => ({ page: 1 }));
  const seen: Remote<unknown>[] = [];
  const stop = effect(() => void seen.push(remote.value));
  await settled();
  expect(asked).toHaveLength(0);
  expect(remote.value).toMatchObject({ ...failed, error: { message: absent.message } });
  reload();
  await settled();
  asked[0]?.answer(1);
  await settled();
  expect(statuses(seen)).toEqual(['failed', 'loading', 'ready']);
  stop();
});

test('a snapshot carries the city and the answers to the next scope, which then asks for nothing', async () => {
  const server = setUp();
  const known = server.scope.prefetch(searchEquipments, { page: 1 });
  server.asked[0]?.answer(8);
  await known;
  server.scope.selectCity(mumbai);
  const { client, asked } = fakeClient();
  const snapshot = JSON.parse(JSON.stringify(snapshotOf(server.scope)));
  const browser = createScope({
    client,
    siteUrl: '',
    cityStore: memoryCity(),
    defaultCity: snapshot.city,
    now: () => 0,
  });
  restoreAnswers(browser, snapshot);
  const page = signal(1);
  const { remote } = browser.resource(searchEquipments, () => ({ page: page.value }));
  expect(remote.value).toMatchObject({ status: 'ready', data: { total: 8 } });
  expect(browser.city.value).toEqual(mumbai);
  const stop = effect(() => void remote.value);
  await settled();
  expect(asked).toHaveLength(0);
  stop();
});
