import { getCategories, logOut, submitRequirement } from '@yantra/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { bareApi } from '../testing/bare-api.ts';
import { bind, type CallContext, type FormPost } from './bind.ts';

const answer = vi.fn<(input: object, context: CallContext) => Promise<never>>();
const form: FormPost = {
  inputOf: ({ name = '', ...fields }) => ({ ...fields, fullName: name, idempotencyKey: 'a-key-of-the-form-test' }),
  goTo: ({ categoryId }) => `/equipments?categoryId=${categoryId}`,
};
const { http } = bareApi([
  bind(submitRequirement, answer, form),
  bind(logOut, answer),
  bind(getCategories, async () => [] as never),
]);
beforeEach(() => void answer.mockReset().mockResolvedValue({} as never));
beforeAll(async () => {
  await http.ready();
});
afterAll(() => http.close());

const formType = 'application/x-www-form-urlencoded';
const filled = 'name=Asha+Patil&email=asha%40example.in&phone=1&phone=9876543210&categoryId=6&consent=on';
const post = (headers: Record<string, string> = {}, payload = filled, path = submitRequirement.path) =>
  http.inject({ method: 'POST', url: `/api${path}`, payload, headers: { 'content-type': formType, ...headers } });

test.each([formType, `${formType}; charset=UTF-8`, `${formType.toUpperCase()} ;charset=utf-8`])(
  'a form leads on to the page it names: %s',
  async (type) => {
    const { statusCode, headers } = await post({ 'content-type': type });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      '/equipments?categoryId=6',
      'no-store',
    ]);
  },
);

test('a form in a language leads on in that language, and its call learns it', async () => {
  const url = `/mr/api${submitRequirement.path}`;
  const { statusCode, headers } = await http.inject({
    method: 'POST',
    url,
    payload: filled,
    headers: { 'content-type': formType },
  });
  expect([statusCode, headers.location]).toEqual([303, '/mr/equipments?categoryId=6']);
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ locale: 'mr' });
});

test('its call is asked with what the form adds, by whoever sent it, and the last of two fields counts', async () => {
  await post({ 'x-request-id': 'request-of-the-test', 'x-forwarded-for': '203.0.113.7' });
  expect(answer.mock.calls).toEqual([
    [
      expect.objectContaining({
        fullName: 'Asha Patil',
        phone: '9876543210',
        idempotencyKey: 'a-key-of-the-form-test',
      }),
      { requestId: 'request-of-the-test', address: '203.0.113.7' },
    ],
  ]);
});

test('what is refused leads nowhere', async () => {
  answer.mockRejectedValue(new AppError('lead.tooMany'));
  const { statusCode, headers } = await post();
  expect([statusCode, headers['content-type'], headers.location]).toEqual([429, 'text/html; charset=utf-8', undefined]);
});

test('a call that has no form takes none', async () => {
  const { statusCode, payload } = await post({}, 'a=b', logOut.path);
  expect([statusCode, payload]).toEqual([415, expect.stringContaining(new AppError('request.unsupported').message)]);
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  {},
  { origin: 'http://localhost' },
  { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
] as Record<string, string>[])('it comes from a page of ours, or from no page: %j', async (headers) => {
  expect((await post(headers)).statusCode).toBe(303);
});

test.each([
  { origin: 'https://elsewhere.example' },
  // A partner's page sends JSON, which the browser asks us about first.
  { origin: 'https://partner.example' },
  { origin: 'null' },
  { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
] as Record<string, string>[])('from a page of another site it is refused: %j', async (headers) => {
  const { statusCode, payload } = await post(headers);
  expect([statusCode, payload]).toEqual([403, expect.stringContaining(new AppError('request.origin').message)]);
  expect(answer).not.toHaveBeenCalled();
});

test('what is no form is answered as ever', async () => {
  expect((await http.inject(`/api${getCategories.path}`)).json()).toMatchObject({ data: [] });
  const json = { fullName: 'Asha Patil' };
  const refused = await http.inject({ method: 'POST', url: `/api${submitRequirement.path}`, payload: json });
  expect(refused.json()).toMatchObject({ code: 'request.invalid' });
});
