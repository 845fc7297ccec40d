import {
  type Call,
  type UpdateUserInput,
  getCategories,
  getEquipmentById,
  getOverview,
  getReceipt,
  getUserDetails,
  logIn,
  searchEquipments,
  updateUserDetail,
  verifyPayment,
} from '@yantra/contract/calls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, createClient } from './index.ts';

const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const failure = { success: false, message: 'This machine is not listed any more.', code: 'equipment.unknown' };
const profile = { firstName: 'Asha', version: 1 } as UpdateUserInput;
const clientWith = (...answers: (() => Promise<Response>)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const next of answers) fetch.mockImplementationOnce(next);
  return { fetch, client: createClient({ apiUrl: 'https://api.example', fetch }) };
};
const urlOf = (fetch: ReturnType<typeof clientWith>['fetch'], turn = 0) => String(fetch.mock.calls[turn]?.[0]);

describe('a call that succeeds', () => {
  test('answers what stands in data', async () => {
    const { client } = clientWith(answer({ success: true, data: [{ id: 1, name: 'Tractors', colorCode: '#2E7D32' }] }));
    expect(await client.call(getCategories, {})).toEqual([{ id: 1, name: 'Tractors', colorCode: '#2E7D32' }]);
  });

  test('answers a page together with its totals', async () => {
    const { client } = clientWith(answer({ success: true, data: [], total: 41, page: 3, pageSize: 20 }));
    expect(await client.call(searchEquipments, { page: 3 })).toMatchObject({ data: [], total: 41, page: 3 });
  });

  // spec: calls.base, calls.dashboard-base
  test('asks public reads by GET, with the keys sorted and what is off left out', async () => {
    const { client, fetch } = clientWith(answer({ data: [], total: 0 }));
    await client.call(searchEquipments, {
      selectedCity: 'Pune',
      categoryId: 6,
      searchTerm: '',
      equipmentTypeId: [4, 2],
    });
    expect(fetch.mock.calls[0]?.[1]?.method).toBe('GET');
    expect(urlOf(fetch)).toBe(
      'https://api.example/api/Equipment/SearchEquipments?categoryId=6&equipmentTypeId=4%2C2&selectedCity=Pune',
    );
  });

  // spec: calls.bearer, calls.header, calls.dashboard-base
  test('sends the bearer token when there is one', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(answer({ data: [] }));
    await createClient({ apiUrl: '', fetch, token: () => 'secret' }).call(getCategories, {});
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer secret' });
  });
});

describe('an answer of another documented shape', () => {
  const tractors = { id: 1, name: 'Tractors', colorCode: '#2E7D32' };

  // spec: call.search, call.active-equipments
  test('may be the list itself', async () => {
    const { client } = clientWith(answer([tractors]));
    expect(await client.call(getCategories, {})).toEqual([tractors]);
  });

  // spec: call.search, call.active-equipments
  test('may be a page without its totals', async () => {
    const page = { data: [tractors], total: 1, page: 1, pageSize: 1 };
    for (const body of [[tractors], { data: [tractors] }]) {
      const { client } = clientWith(answer(body));
      expect(await client.call(searchEquipments, {})).toEqual(page);
    }
  });

  // spec: entity.log-in, call.modal-log-in
  test('may be an object by itself', async () => {
    const { client } = clientWith(answer({ access_token: 'a.b.c' }));
    expect(await client.call(logIn, { userName: '9812345678', password: 'x' })).toEqual({ access_token: 'a.b.c' });
  });

  test('may say no more of a write than that it was done', async () => {
    const { client } = clientWith(answer({ message: 'Profile Updated Successfully!' }), answer({}));
    expect(await client.call(updateUserDetail, profile)).toBeTruthy();
    await expect(client.call(updateUserDetail, profile)).rejects.toMatchObject({ code: 'network.unreadable' });
  });
});

describe('what is no answer of the call', () => {
  const bodies = ['{}', 'null', '{"data":{"rows":[]}}', '"text"', 'text', '<h1>Hello</h1>', '{"data":null}', '7'];

  // spec: carousel.no-list, carousel.fallbacks
  test.for(bodies)('fails, as %s does of machines', async (body) => {
    for (const asked of [searchEquipments, getCategories, getEquipmentById]) {
      const { client } = clientWith(answer(body));
      await expect(client.call(asked as Call<object>, {})).rejects.toMatchObject({
        code: 'network.noList',
        message: 'Failed to fetch equipment data.',
      });
    }
  });

  test.for(bodies)('fails, as %s does of anything else', async (body) => {
    for (const asked of [getUserDetails, getOverview, verifyPayment]) {
      const { client } = clientWith(answer(body));
      await expect(client.call(asked as Call<object>, {})).rejects.toMatchObject({
        code: 'network.unreadable',
        message: 'We got an answer we could not read. Please try again.',
      });
    }
  });
});

describe('a call whose keys are in its query', () => {
  test('is a POST without a body', async () => {
    const { client, fetch } = clientWith(answer({ data: { message: 'OK' } }));
    await client.call(verifyPayment, { id: 'order 1' });
    expect(urlOf(fetch)).toBe('https://api.example/api/Payment/VerifyPayment?id=order+1');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
    expect(fetch.mock.calls[0]?.[1]?.body ?? undefined).toBeUndefined();
  });
});

describe('a file', () => {
  const pdf = (headers: Record<string, string>) => () =>
    Promise.resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf', ...headers } }));
  const id = '00000000-0000-4000-8000-000000000001';

  test('comes with its name, by the token', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockImplementation(pdf({ 'content-disposition': 'attachment; filename="invoice-1.pdf"' }));
    const file = await createClient({ apiUrl: 'https://api.example', fetch, token: () => 'secret' }).files?.(
      ({ download }) => download(getReceipt, { id }),
    );
    expect([file?.name, file?.blob.type, await file?.blob.text()]).toEqual([
      'invoice-1.pdf',
      'application/pdf',
      '%PDF',
    ]);
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer secret' });
  });

  test('has a name where the server gives none', async () => {
    const { client } = clientWith(pdf({}));
    expect((await client.files?.(({ download }) => download(getReceipt, { id })))?.name).toBe('file');
  });

  test('that fails gives the sentence of the answer', async () => {
    const { client } = clientWith(answer(failure, 404));
    await expect(client.files?.(({ download }) => download(getReceipt, { id }))).rejects.toMatchObject({
      code: 'equipment.unknown',
      status: 404,
    });
  });
});

describe('a call that fails', () => {
  // spec: failure.toast, says.toast
  test('gives the code, the status and the sentence of the answer', async () => {
    const { client } = clientWith(answer(failure, 404));
    const error = await client.call(getEquipmentById, { id: 'x' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'equipment.unknown', status: 404, message: failure.message });
  });

  test('gives the sentence for each field that was wrong', async () => {
    const errors = { page: 'A page is a whole number from 1.' };
    const { client } = clientWith(answer({ success: false, message: 'No', code: 'request.invalid', errors }, 400));
    await expect(client.call(searchEquipments, { page: 0 })).rejects.toMatchObject({ errors });
  });

  // spec: failure.plain
  test('shows a body that is a plain string', async () => {
    const { client } = clientWith(answer('"Closed for the night"', 400));
    await expect(client.call(getCategories, {})).rejects.toMatchObject({ message: 'Closed for the night' });
  });

  // spec: carousel.fallbacks
  test('has a sentence of its own when a proxy answers with a page', async () => {
    const { client } = clientWith(answer('<h1>Bad</h1>', 400));
    await expect(client.call(getCategories, {})).rejects.toMatchObject({
      code: 'network.unsaid',
      message: 'An error occurred while fetching data.',
    });
    const write = clientWith(answer('<h1>Bad</h1>', 400));
    await expect(write.client.call(updateUserDetail, profile)).rejects.toMatchObject({
      code: 'network.unreadable',
      message: 'We got an answer we could not read. Please try again.',
    });
  });

  // spec: failure.plain
  test('shows a plain text of a question as it is', async () => {
    const { client } = clientWith(answer('Closed for the night', 400));
    await expect(client.call(getCategories, {})).rejects.toMatchObject({ message: 'Closed for the night' });
  });

  // spec: failure.toast, says.toast
  test('gives the sentence of an answer that says so with status 200', async () => {
    const { client } = clientWith(answer({ success: false, detailed: 'Closed for the night' }));
    await expect(client.call(searchEquipments, {})).rejects.toMatchObject({ message: 'Closed for the night' });
  });

  test('is tried once more when the line failed, and only once', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const lucky = clientWith(lost, answer({ data: [] }));
    expect(await lucky.client.call(getCategories, {})).toEqual([]);
    const unlucky = clientWith(lost, lost, answer({ data: [] }));
    await expect(unlucky.client.call(getCategories, {})).rejects.toMatchObject({ code: 'network.unreachable' });
    expect(unlucky.fetch).toHaveBeenCalledTimes(2);
  });

  test('is not repeated when the server understood it and said no', async () => {
    const { client, fetch } = clientWith(answer(failure, 404));
    await expect(client.call(getEquipmentById, { id: 'x' })).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a call that is given up', () => {
  const never: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });

  test('rejects with the reason of the signal and is not repeated', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(never);
    const ending = new AbortController();
    const call = createClient({ apiUrl: '', fetch }).call(getCategories, {}, { signal: ending.signal });
    ending.abort(new Error('the city changed'));
    await expect(call).rejects.toThrow('the city changed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('says so when it takes too long', async () => {
    vi.useFakeTimers();
    const call = createClient({ apiUrl: '', fetch: never, timeoutMs: 50 }).call(getCategories, {});
    const failure = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    expect(await failure).toMatchObject({
      code: 'network.timeout',
      message: 'This is taking too long. Please try again.',
    });
    vi.useRealTimers();
  });

  test('is late after 15 s where nothing else is said, so that 25 s of silence are a failure', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow: typeof fetch = (url, init) =>
      Promise.race([
        never(url, init),
        new Promise<Response>((resolve) => {
          setTimeout(() => resolve(new Response('{"data":[]}')), 25_000);
        }),
      ]);
    const ended = vi.fn();
    void createClient({ apiUrl: '', fetch: slow }).call(getCategories, {}).then(ended, ended);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'network.timeout' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
