import {
  addEquipmentRating,
  decideReview,
  deleteEquipment,
  getEquipmentById,
  getOwnerEquipments,
  putBack,
  takeDown,
  undoReview,
  updateEquipmentRating,
} from '@yantra/contract/calls';
import { reviewLimits } from '@yantra/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { reviewing } from '../../testing/reviewing.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { type TestAnswer, type TestApp, testApp, testSettings } from '../../testing/test-app.ts';
import { addPicture } from '../../testing/uploaded.ts';
import { forgetReviews } from './index.ts';

const server = appForFile();
const { queue, lineOf, item, decide, add, change, isListed } = reviewing(server);

let moderator: SignedIn;
let pictures = 0;
const pictureOf = (owner: SignedIn) => addPicture(server.db, owner.userId, String((pictures += 1)).padStart(24, '0'));
beforeAll(async () => {
  moderator = await signedIn(server, 'user', { rights: ['moderator'] });
});
const later = (seconds: number) => (server.clock.time = new Date(server.clock.time.getTime() + seconds * 1000));
const toldOf = async ({ userId }: SignedIn) =>
  (
    await server.db
      .selectFrom('notifications')
      .select(['kind', 'facts'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).filter(({ kind }) => kind.endsWith('Reviewed'));
const undo = (who: SignedIn, id: number) => server.post(`/api${undoReview.path}`, { id }, who.bearer);
const codeOf = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];
const auditedBy = async ({ userId }: SignedIn) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select(['kind', 'detail'])
      .where('user_id', '=', userId)
      .where('kind', 'like', 'review.%')
      .orderBy('id')
      .execute()
  ).map(({ kind, detail }) => [kind, detail]);

describe('a new machine', () => {
  test('is on show at once, and waits to be looked at', async () => {
    const owner = await signedIn(server, 'supplier');
    const id = await add(owner, await pictureOf(owner));
    expect(await isListed(id)).toBe(true);
    expect(await lineOf(moderator, id)).toMatchObject({
      kind: 'machine',
      what: 'new',
      flags: [],
      isHeld: false,
      name: 'JCB 3DX',
      person: { id: owner.userId, name: 'Asha Patil' },
    });
    expect((await decide(moderator, id, { decision: 'approve' })).status).toBe(200);
    expect(await lineOf(moderator, id)).toBeUndefined();
    expect(await isListed(id)).toBe(true);
    later(60);
    await server.app.notify();
    expect(await toldOf(owner)).toEqual([]);
  });

  test('with a phone number in its words is held back until somebody approves it', async () => {
    const owner = await signedIn(server, 'supplier');
    const id = await add(owner, await pictureOf(owner), { description: 'Call ९८२२० ४११११' });
    expect(await isListed(id)).toBe(false);
    const line = await lineOf(moderator, id);
    expect(line).toMatchObject({ flags: ['phone'], isHeld: true });
    expect(await item(moderator, line?.id ?? 0)).toMatchObject({
      checks: { phone: '98220 41111' },
      machine: { isListed: false },
    });
    const own = await server.post(`/api${getOwnerEquipments.path}`, {}, owner.bearer);
    expect(own.json()).toMatchObject({ data: [{ id, listing: 'inReview' }] });
    await decide(moderator, id, { decision: 'approve' });
    expect(await isListed(id)).toBe(true);
  });

  test('is let go by its owner’s taking the number out', async () => {
    const owner = await signedIn(server, 'supplier');
    const picture = await pictureOf(owner);
    const id = await add(owner, picture, { description: 'Call 9822041111' });
    await change(owner, id, picture, { description: 'In good order' });
    expect([await isListed(id), (await lineOf(moderator, id))?.flags]).toEqual([true, []]);
  });

  test('with another owner’s picture, or of an owner with hidden machines, is flagged', async () => {
    const [one, other] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    const [mine, theirs] = [await pictureOf(one), await pictureOf(other)];
    await server.db
      .updateTable('pictures')
      .set({ digest: 'the-same' })
      .where('owner_id', 'in', [one.userId, other.userId])
      .execute();
    await add(one, mine);
    const copied = await add(other, theirs);
    expect(await lineOf(moderator, copied)).toMatchObject({ flags: ['picture'], isHeld: false });
    await decide(moderator, copied, { decision: 'hide', fault: 'pictures' });
    const next = await add(other, await addPicture(server.db, other.userId, 'e'.repeat(24)));
    const line = await lineOf(moderator, next);
    expect(line?.flags).toEqual(['owner']);
    expect((await item(moderator, line?.id ?? 0)).checks).toMatchObject({
      ownerMachines: 2,
      ownerHidden: 1,
      pictureOwners: 0,
    });
  });

  test('with a rent far from others of its type is flagged, and one that becomes so', async () => {
    await server.db
      .insertInto('typical_rents')
      .values({ type_id: 27, rental_type: 1, median_paise: 800_000 })
      .execute();
    const owner = await signedIn(server, 'supplier');
    const picture = await pictureOf(owner);
    const id = await add(owner, picture, { rentalValue: 80_000 });
    expect((await lineOf(moderator, id))?.flags).toEqual(['rent']);
    await decide(moderator, id, { decision: 'approve' });
    await change(owner, id, picture, { rentalValue: 9000 });
    expect(await lineOf(moderator, id)).toBeUndefined();
    await change(owner, id, picture, { rentalValue: 900 });
    expect(await lineOf(moderator, id)).toMatchObject({ what: 'changed', flags: ['rent'] });
    await server.db.deleteFrom('typical_rents').execute();
  });
});

test('a machine that looks different waits again, one with another status or hours does not', async () => {
  const owner = await signedIn(server, 'supplier');
  const picture = await pictureOf(owner);
  const id = await add(owner, picture);
  await decide(moderator, id, { decision: 'approve' });
  await change(owner, id, picture, { status: 'On rent', noOfWorkingHrs: 20 });
  expect(await lineOf(moderator, id)).toBeUndefined();
  await change(owner, id, await addPicture(server.db, owner.userId, 'd'.repeat(24)));
  expect(await lineOf(moderator, id)).toMatchObject({ kind: 'pictures', what: 'changed' });
  await change(owner, id, `/pictures/${'d'.repeat(24)}/640.webp`, { name: 'JCB 4DX' });
  expect(await lineOf(moderator, id)).toMatchObject({ kind: 'machine', what: 'changed', version: 2 });
});

describe('a machine that is hidden', () => {
  test('leaves the lists at once, its owner sees why, mends it, and is told when it is shown again', async () => {
    const owner = await signedIn(server, 'supplier');
    const picture = await pictureOf(owner);
    const id = await add(owner, picture);
    expect(codeOf(await decide(moderator, id, { decision: 'hide' }))).toEqual([400, 'request.invalid']);
    await decide(moderator, id, { decision: 'hide', fault: 'contact', words: 'On the boom.' });
    expect([await isListed(id), (await server.get(`/api${getEquipmentById.path}?id=${id}`)).status]).toEqual([
      false,
      404,
    ]);
    const own = await server.post(`/api${getOwnerEquipments.path}`, { state: 'hidden' }, owner.bearer);
    expect(own.json()).toMatchObject({
      data: [{ listing: 'hidden', hidden: { fault: 'contact', words: 'On the boom.' } }],
    });
    await server.app.notify();
    expect(await toldOf(owner)).toEqual([]);
    later(reviewLimits.undoSeconds);
    await server.app.notify();
    const facts = { machine: 'JCB 3DX', machineId: id, outcome: 'hidden', fault: 'contact', words: 'On the boom.' };
    expect(await toldOf(owner)).toEqual([{ kind: 'machineReviewed', facts }]);

    await change(owner, id, picture, { noOfWorkingHrs: 20 });
    expect(await lineOf(moderator, id)).toMatchObject({ what: 'mended', isHeld: true });
    expect(await isListed(id)).toBe(false);
    await decide(moderator, id, { decision: 'approve' });
    expect(await isListed(id)).toBe(true);
    later(reviewLimits.undoSeconds);
    await server.app.notify();
    expect((await toldOf(owner)).map(({ facts: said }) => (said as typeof facts).outcome)).toEqual(['hidden', 'shown']);
  });

  test('is back as it was by undo, and nobody is told', async () => {
    const owner = await signedIn(server, 'supplier');
    const id = await add(owner, await pictureOf(owner));
    const before = await lineOf(moderator, id);
    await decide(moderator, id, { decision: 'hide', fault: 'gone' });
    expect(codeOf(await undo(await signedIn(server, 'admin'), before?.id ?? 0))).toEqual([409, 'review.late']);
    expect((await undo(moderator, before?.id ?? 0)).status).toBe(200);
    expect([await isListed(id), (await lineOf(moderator, id))?.waitsSince]).toEqual([true, before?.waitsSince]);
    later(60);
    await server.app.notify();
    expect(await toldOf(owner)).toEqual([]);
    expect(codeOf(await undo(moderator, before?.id ?? 0))).toEqual([409, 'review.late']);
  });

  test('cannot be undone once its owner has changed it, nor minutes later', async () => {
    const owner = await signedIn(server, 'supplier');
    const picture = await pictureOf(owner);
    const [first, second] = [await add(owner, picture), await add(owner, picture)];
    const [one, other] = [await lineOf(moderator, first), await lineOf(moderator, second)];
    await decide(moderator, first, { decision: 'hide', fault: 'gone' });
    await decide(moderator, second, { decision: 'hide', fault: 'gone' });
    await change(owner, first, picture, { name: 'JCB 4DX' });
    expect(codeOf(await undo(moderator, one?.id ?? 0))).toEqual([409, 'review.late']);
    later(reviewLimits.undoMinutes * 60 + 1);
    expect(codeOf(await undo(moderator, other?.id ?? 0))).toEqual([409, 'review.late']);
  });
});

test('what is to be mended stays on show, its owner is told, and any change brings it back', async () => {
  const owner = await signedIn(server, 'supplier');
  const picture = await pictureOf(owner);
  const id = await add(owner, picture);
  await decide(moderator, id, { decision: 'mend', fault: 'price' });
  expect(await isListed(id)).toBe(true);
  later(reviewLimits.undoSeconds);
  await server.app.notify();
  expect(await toldOf(owner)).toMatchObject([{ facts: { outcome: 'mend', fault: 'price' } }]);
  await change(owner, id, picture, { rentalValue: 9000 });
  expect(await lineOf(moderator, id)).toMatchObject({ what: 'mended' });
});

test('a decision about an older state, or a second one, is refused', async () => {
  const owner = await signedIn(server, 'supplier');
  const picture = await pictureOf(owner);
  const id = await add(owner, picture);
  const line = await lineOf(moderator, id);
  await change(owner, id, picture, { name: 'JCB 4DX' });
  const stale = { id: line?.id, version: line?.version, decision: 'approve' };
  const ask = (body: object) => server.post(`/api${decideReview.path}`, body, moderator.bearer);
  expect(codeOf(await ask(stale))).toEqual([409, 'review.changed']);
  const now = { ...stale, version: 2 };
  const both = await Promise.all([ask(now), ask({ ...now, decision: 'hide', fault: 'gone' })]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(codeOf(await ask({ ...stale, id: 999_999 }))).toEqual([404, 'review.unknown']);
});

test('a machine is taken down and put back from the list, with its reason in the audit log', async () => {
  const admin = await signedIn(server, 'admin');
  const id = await addMachine(server.db);
  const down = await server.post(`/api${takeDown.path}`, { equipmentId: id, fault: 'fraud' }, admin.bearer);
  expect(await isListed(id)).toBe(false);
  expect((await undo(admin, down.json<{ data: { id: number } }>().data.id)).status).toBe(200);
  expect([await isListed(id), await lineOf(moderator, id)]).toEqual([true, undefined]);
  await server.post(`/api${takeDown.path}`, { equipmentId: id, fault: 'fraud' }, admin.bearer);
  await server.post(`/api${putBack.path}`, { equipmentId: id }, admin.bearer);
  expect(await isListed(id)).toBe(true);
  expect(await auditedBy(admin)).toEqual([
    ['review.hidden', '{"reason":"fraud"}'],
    ['review.undone', ''],
    ['review.hidden', '{"reason":"fraud"}'],
    ['review.approved', ''],
  ]);
  for (const equipmentId of ['x', '00000000-0000-4000-8000-00000000ffff']) {
    expect(codeOf(await server.post(`/api${putBack.path}`, { equipmentId }, admin.bearer))).toEqual([
      404,
      'equipment.unknown',
    ]);
  }
});

test('a machine that its owner deletes waits no more', async () => {
  const owner = await signedIn(server, 'supplier');
  const id = await add(owner, await pictureOf(owner));
  await server.post(`/api${deleteEquipment.path}`, { id }, owner.bearer);
  expect(await lineOf(moderator, id)).toBeUndefined();
});

describe('with REVIEW=before', () => {
  let careful: TestApp;
  beforeAll(() => void (careful = testApp(server.db, { settings: { ...testSettings, review: 'before' } })));

  test('new machines wait unseen, an approved one stays while its figures change, and waits when it looks different', async () => {
    const before = reviewing(careful);
    const owner = await signedIn(server, 'supplier');
    const picture = await pictureOf(owner);
    const id = await before.add(owner, picture);
    expect([await isListed(id), (await lineOf(moderator, id))?.isHeld]).toEqual([false, true]);
    await decide(moderator, id, { decision: 'approve' });
    expect(await isListed(id)).toBe(true);
    await before.change(owner, id, picture, { rentalValue: 9000, status: 'On rent' });
    expect(await isListed(id)).toBe(true);
    await before.change(owner, id, picture, { name: 'JCB 4DX' });
    expect(await isListed(id)).toBe(false);
    await before.change(owner, id, picture, { name: 'JCB 4DX', rentalValue: 8500 });
    expect(await isListed(id)).toBe(false);
  });
});

describe('a rating', () => {
  const rate = (equipmentId: string, who: SignedIn, comment: string, call = addEquipmentRating) =>
    server.post(`/api${call.path}`, { equipmentId, starRating: 4, comment }, who.bearer);
  const shownTo = async (id: string, who?: SignedIn) =>
    (await server.get(`/api${getEquipmentById.path}?id=${id}`, who?.bearer)).json<{
      data: { equipmentRatings: unknown[] };
    }>().data.equipmentRatings.length;
  const countsOf = async (id: string) =>
    (await server.db.selectFrom('equipment').select('rating_count').where('id', '=', id).executeTakeFirstOrThrow())
      .rating_count;

  test('is shown and counted at once, hidden with a reason, and counted again when it is shown again', async () => {
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    await rate(id, who, 'Came late');
    expect([await shownTo(id), await countsOf(id)]).toEqual([1, 1]);
    expect(await lineOf(moderator, id)).toMatchObject({
      kind: 'rating',
      what: 'new',
      rating: { starRating: 4, comment: 'Came late' },
    });
    await decide(moderator, id, { decision: 'hide', fault: 'rude' });
    expect([await shownTo(id), await shownTo(id, who), await countsOf(id)]).toEqual([0, 1, 0]);
    later(reviewLimits.undoSeconds);
    await server.app.notify();
    expect(await toldOf(who)).toMatchObject([{ kind: 'ratingReviewed', facts: { outcome: 'hidden', fault: 'rude' } }]);
    await rate(id, who, 'Came an hour late', updateEquipmentRating as never);
    expect([await shownTo(id), (await lineOf(moderator, id))?.what]).toEqual([0, 'mended']);
    await decide(moderator, id, { decision: 'approve' });
    expect([await shownTo(id), await countsOf(id)]).toEqual([1, 1]);
  });

  test('with a phone number waits unseen and uncounted, and is shown once its author takes it out', async () => {
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    await rate(id, who, 'Call me 98220 41111');
    expect([await shownTo(id), await countsOf(id)]).toEqual([0, 0]);
    expect(await lineOf(moderator, id)).toMatchObject({ flags: ['phone'], isHeld: true });
    await rate(id, who, 'Good', updateEquipmentRating as never);
    expect([await shownTo(id), await countsOf(id)]).toEqual([1, 1]);
  });
});

test('the queue is read page by page, the longest waiting first, by kind and by what is flagged', async () => {
  const owner = await signedIn(server, 'supplier');
  const picture = await pictureOf(owner);
  for (let n = 0; n < 3; n += 1) {
    later(60);
    await add(owner, picture, n === 1 ? { description: 'Call 9822041111' } : {});
  }
  const { lines, counts, oldest } = await queue(moderator, { pageSize: 500 });
  expect(counts['machine']).toBe(lines.filter(({ kind }) => kind === 'machine').length);
  expect(counts['flagged']).toBe(lines.filter(({ flags }) => flags.length > 0).length);
  expect(oldest).toBe(lines[0]?.waitsSince);
  const paged: number[] = [];
  for (let after: string | undefined; ;) {
    const page = await queue(moderator, { pageSize: 2, after });
    paged.push(...page.lines.map(({ id }) => id));
    if (page.next === undefined) break;
    after = page.next;
  }
  expect(paged).toEqual(lines.map(({ id }) => id));
  const flagged = await queue(moderator, { isFlagged: true, kind: 'machine', pageSize: 500 });
  expect(flagged.lines.map(({ id }) => id)).toEqual(
    lines.filter(({ flags, kind }) => flags.length > 0 && kind === 'machine').map(({ id }) => id),
  );
});

test('decisions are forgotten after two years, what waits is not', async () => {
  const owner = await signedIn(server, 'supplier');
  const [gone, stays] = [await add(owner, await pictureOf(owner)), await add(owner, await pictureOf(owner))];
  await decide(moderator, gone, { decision: 'approve' });
  await forgetReviews(server.db, { now: () => new Date(testNow.getTime() + 3 * 365 * 86_400_000) });
  const left = await server.db
    .selectFrom('review_items')
    .select('equipment_id')
    .where('equipment_id', 'in', [gone, stays])
    .execute();
  expect(left).toEqual([{ equipment_id: stays }]);
});
