import { getSupplierDetails } from '@yantra/contract/calls';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';

const server = appForFile();

const ask = (id: string, who: Pick<SignedIn, 'bearer'>, at = server) =>
  at.get(`/api${getSupplierDetails.path}?id=${id}`, who.bearer);
/** A machine of an owner of its own. */
async function machineOf(names: Parameters<typeof addUser>[1] = {}, facts: Parameters<typeof addMachine>[1] = {}) {
  const owner = await addUser(server, { role: 'supplier', ...names });
  return { owner, id: await addMachine(server.db, { supplier_id: owner.id, ...facts }) };
}
const someMachines = (count: number) => Promise.all(Array.from({ length: count }, () => machineOf()));
const auditOf = (userId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['kind', 'session_id', 'subject_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('who lets a machine', () => {
  // spec: user.seller, entity.supplier, call.supplier
  test('is told to who is logged in, also at the top of the answer, and each look-up is written down', async () => {
    const user = await signedIn(server);
    const { id, owner } = await machineOf({ first_name: 'Ravi', last_name: '' });
    const answer = await ask(id, user);
    const details = { supplierName: 'Ravi', supplierPhonenumber: owner.phone };
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({ success: true, message: 'OK', ...details, data: details });
    await ask(id, user);
    expect(await auditOf(user.userId)).toEqual([
      { kind: 'seller.revealed', session_id: user.sessionId, subject_id: id },
    ]);
    const reveals = await server.db
      .selectFrom('seller_reveals')
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute();
    expect(reveals).toMatchObject([{ supplier_id: owner.id, equipment_id: id, at: testNow }]);
  });

  test('is the organization and the machine’s own number where there are such', async () => {
    const { id, owner } = await machineOf({}, { phone: '9111111111' });
    await server.db.insertInto('organizations').values({ user_id: owner.id, name: 'Patil Earthmovers' }).execute();
    expect((await ask(id, await signedIn(server))).json()['data']).toEqual({
      supplierName: 'Patil Earthmovers',
      supplierPhonenumber: '9111111111',
    });
  });

  // spec: visitors.seller, role.seller
  test('is told to nobody else, and of no machine that is not public', async () => {
    const { id } = await machineOf();
    expect((await server.get(`/api${getSupplierDetails.path}?id=${id}`)).json()['code']).toBe('auth.required');
    const user = await signedIn(server);
    const hidden = await Promise.all([
      machineOf({}, { period: null }),
      machineOf({}, { period: [-20, -10] }),
      machineOf({}, { status: 'Unavailable' }),
    ]);
    for (const machine of [...hidden.map((one) => one.id), '00000000-0000-4000-8000-00000000ffff', 'x', "' or 1=1"]) {
      const answer = await ask(encodeURIComponent(machine), user);
      expect([answer.status, answer.json()['code']]).toEqual([404, 'equipment.unknown']);
    }
    expect(await auditOf(user.userId)).toEqual([]);
  });

  test('is told to an owner of their own machine, public or not, and does not count', async () => {
    const owner = await signedIn(server, 'supplier');
    const id = await addMachine(server.db, { supplier_id: owner.userId, period: null });
    expect((await ask(id, owner)).json()).toMatchObject({ supplierPhonenumber: owner.phone });
    expect(await auditOf(owner.userId)).toEqual([]);
  });
});

describe('twenty owners a day', () => {
  test('are the most, the same ones are free, and the day is India’s', async () => {
    server.clock.time = new Date('2026-03-10T18:29:00Z');
    const user = await signedIn(server);
    const machines = await someMachines(21);
    for (const { id } of machines.slice(0, 20)) expect((await ask(id, user)).status).toBe(200);
    const [first, last] = [machines[0], machines[20]];
    const refused = await ask(last?.id ?? '', user);
    expect([refused.status, refused.json()['code'], refused.headers['retry-after']]).toEqual([
      429,
      'seller.tooMany',
      '60',
    ]);
    expect(refused.text).not.toContain(last?.owner.phone);
    const another = await addMachine(server.db, { supplier_id: first?.owner.id ?? '' });
    for (const id of [first?.id ?? '', another]) expect((await ask(id, user)).status).toBe(200);
    expect((await ask(last?.id ?? '', await signedIn(server))).status).toBe(200);
    server.clock.time = new Date('2026-03-10T18:30:00Z');
    const { bearer } = user;
    expect((await ask(last?.id ?? '', { bearer })).status).toBe(200);
  });

  test('are the most also when all are asked for at once, in two processes', async () => {
    const user = await signedIn(server);
    const other = testApp(server.db);
    const machines = await someMachines(30);
    const answers = await Promise.all(machines.map(({ id }, n) => ask(id, user, n % 2 ? other : server)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await auditOf(user.userId)).toHaveLength(20);
  });
});
