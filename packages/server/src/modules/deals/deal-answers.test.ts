/** The calls of deals follow each other, so that each answer is held to the contract where it comes. */
import { randomUUID } from 'node:crypto';
import type { CallName } from '@yantra/contract/calls';
import { definedCalls } from '@yantra/contract/schemas';
import { expect, test } from 'vitest';
import { isPage } from '../../http/answer.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { openMarket, pageOf, provedCode, quoteInput, quoteNamed } from '../../testing/deals.ts';

const server = appForFile();

async function kept(name: CallName, input: object, headers: Record<string, string> = {}) {
  const call = definedCalls.find((one) => one.name === name);
  if (call === undefined) throw new Error(`There is no call ${name}.`);
  const answer = await server.post(`/api${call.path}`, input, headers);
  const body = answer.json<{ data: unknown; success: boolean; message: string }>();
  expect([answer.status, body.success, body.message], name).toEqual([200, true, 'OK']);
  expect(() => call.output.parse(isPage(call) ? body : body.data), name).not.toThrow();
  expect(answer.headers['cache-control'], name).toBe('no-store');
  return body.data as Record<string, string>;
}

test('the contract is kept by every answer about deals', async () => {
  const market = await openMarket(server);
  const { dealId, phone, requirementId, machine } = market;
  const [owner, renter] = [market.owner.bearer, market.renter.bearer];
  let { page } = market;
  const person = {
    fullName: 'Asha',
    email: 'asha@example.in',
    phone: '9822001234',
    consent: true,
    idempotencyKey: randomUUID(),
  };
  await server.db.updateTable('equipment').set({ listed: true }).where('id', '=', machine).execute();
  const asked = await kept('askForQuote', { ...person, equipmentId: machine });
  const handles = await kept('sendRequirementCode', { requestId: asked['id'] });
  const { text } = await server.db
    .selectFrom('sms_messages')
    .select('text')
    .where('phone', '=', person.phone)
    .executeTakeFirstOrThrow();
  const otp = /\d{6}/.exec(text ?? '')?.[0];
  await kept('confirmRequirement', { requestId: asked['id'], ...handles, otp });
  await kept('getRequest', { page });
  await kept('getMyRequests', {}, renter);
  await kept('getInbox', {}, owner);
  await kept('getQuoteDraft', { dealId }, owner);
  await kept('sendQuote', await quoteInput(server.db, market), owner);
  await kept('getDeal', { dealId, page });
  await kept('getDeal', { dealId }, owner);
  ({ page } = (await kept('renewPage', { page })) as { page: string });
  await kept('sendAcceptCode', { dealId, page });
  await kept('acceptQuote', {
    dealId,
    page,
    ...(await quoteNamed(server, dealId)),
    ...(await provedCode(server, phone, 'acceptQuote')),
  });
  await kept('getRequest', { page });
  await kept('getInbox', { filter: 'won', sort: '-askedAt', searchTerm: 'acres' }, owner);
  await kept('getMyRequests', {}, renter);
  const { version } = await server.db
    .selectFrom('deals')
    .select('version')
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  await kept('changeDeal', { dealId, page, deed: 'cancel', why: 'notNeeded', whyWords: 'Rain.', version });
  await kept('openDeal', { requirementId }, owner);
  await kept('closePage', { page });
  expect(await pageOf(server, requirementId)).not.toBe(page);
});
