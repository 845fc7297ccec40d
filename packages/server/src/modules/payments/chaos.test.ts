// @module-tag other
/**
 * Kills the server (-9) at every step of a purchase and at random, and checks afterwards that gateway, orders and purchases agree. A few times in `.ci/run`;
 * `npm run test:chaos` does all of it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Books, disagreements, type GatewayBook } from '../../testing/chaos/books.ts';
import { chances } from '../../testing/chaos/chances.ts';
import { createCustomer, type Customer } from '../../testing/chaos/customer.ts';
import { type GatewayForChaos, type Step, startChaosGateway, steps } from '../../testing/chaos/gateway.ts';
import { type KillableServer, startKillable } from '../../testing/chaos/killable-server.ts';
import type { Purchase } from '../../testing/chaos/purchase.ts';
import { customers, machinesEach } from '../../testing/chaos/stock.ts';
import { freePort } from '../../testing/postgres-cluster.ts';
import { emptyDatabase, onPostgresAlone, testEngine } from '../../testing/test-database.ts';

const isLong = process.env['TEST_CHAOS'] === '1';
const processes = testEngine === 'postgres' ? 2 : 1;
const timesEach = isLong ? 10 : 1;
const randomKills = isLong ? 50 : processes;
const shortSteps: readonly Step[] = processes === 2 ? ['createOrder answered', 'refund answered'] : ['webhook arrived'];
const someSteps = isLong ? steps : shortSteps;
const timeout = isLong ? 3_600_000 : 240_000;
/** So many customers are logged in before the kills at random begin. */
const arrived = isLong ? 90 : 12;
const agreesWithinMs = 120_000;

let folder: string;
let gateway: GatewayForChaos;
let servers: KillableServer[];
let rounds = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yantra-chaos-'));
  const database = testEngine === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : {};
  let turn = 0;
  // Every process that gets a webhook settles the order, not only the one that opened it.
  gateway = await startChaosGateway((url) => {
    turn += 1;
    const server = servers[turn % servers.length];
    return server === undefined ? url : new URL(new URL(url).pathname, server.url).href;
  });
  const env = {
    ...database,
    ...gateway.settings,
    DATA_DIR: folder,
    SHARED_DATA_DIR: 'true',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  servers = [];
  for (let n = 0; n < processes; n += 1) servers.push(await startKillable(await freePort(), env));
}, 120_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const chance = chances(20_261_121);
const oneOf = <Item>(...items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
const serverAtRandom = () => oneOf(...servers);
const reach = {
  url: async () => {
    const server = serverAtRandom();
    await server.up();
    return server.url;
  },
};

/** So many buy at once. */
const together = 6;
const buyerOf = new Map<number, Customer>();
function buyer(customer: number): Customer {
  const known = buyerOf.get(customer) ?? createCustomer(customer, reach, gateway);
  buyerOf.set(customer, known);
  return known;
}

/** A purchase of each of six customers at once, each with their own machines; when those are used up, six others come. */
async function buyAtOnce(more: Partial<Purchase> = {}): Promise<void> {
  const first = Math.floor(rounds / machinesEach) * together;
  const machine = rounds % machinesEach;
  rounds += 1;
  if (first + together > customers) throw new Error('There are no customers left.');
  const all = Array.from({ length: together }, (_, n) =>
    buyer(first + n).buy({
      machine,
      leavesAfter: oneOf('start', 'payment', 'verify', 'never', 'never'),
      pays: oneOf('once', 'once', 'after failing', 'twice', 'not'),
      ...more,
    }),
  );
  await Promise.all(all);
}

async function look(): Promise<{ ledger: readonly GatewayBook[]; books: Books; found: string[] }> {
  const [server] = servers;
  if (server === undefined) throw new Error('There is no server.');
  const [ledger, books] = [await gateway.ledger(), await server.books()];
  return { ledger, books, found: disagreements(ledger, books) };
}

/** Waits until gateway and records agree; what does not within 120 s never will. */
async function agree(): Promise<{ seconds: number } & Awaited<ReturnType<typeof look>>> {
  const began = performance.now();
  for (;;) {
    const now = await look();
    const ms = performance.now() - began;
    if (now.found.length === 0 || ms > agreesWithinMs) return { seconds: Math.round(ms / 1000), ...now };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function expectAgreement(what: string): Promise<void> {
  const { seconds, ledger, books, found } = await agree();
  const paid = ledger.filter(({ takenPaise }) => takenPaise > 0).length;
  const bought = books.orders.reduce((sum, { purchases }) => sum + purchases, 0);
  const kills = servers.reduce((sum, server) => sum + server.kills(), 0);
  console.log(
    `${testEngine}, ${what}: ${kills} kills so far, ${ledger.length} orders, ${paid} paid, ${bought} purchases; agreed after ${seconds} s`,
  );
  expect(found).toEqual([]);
}

describe('a server that is killed', () => {
  test.each(someSteps.map((step) => [step]))(
    'when "%s" loses nothing and sells nothing twice',
    { timeout, ...onPostgresAlone },
    async (step) => {
      for (let n = 0; n < timesEach; n += 1) {
        let isHit = false;
        const forget = gateway.onStep((one) => {
          if (one !== step || isHit) return;
          isHit = true;
          serverAtRandom().kill();
        });
        // Only money that was paid twice goes back.
        const isRefund = step.startsWith('refund');
        await buyAtOnce(isRefund ? { pays: 'twice', leavesAfter: 'never' } : {});
        await expectAgreement(step);
        forget();
      }
    },
  );

  test('at random loses nothing and sells nothing twice', { timeout, ...onPostgresAlone }, async () => {
    // Log-ins that are killed again and again meet the limit that keeps guessers out; this is about payments.
    const first = Math.floor(rounds / machinesEach) * together;
    for (let n = 0; n < arrived; n += 1) await buyer(first + n).arrive();
    let isOver = false;
    const buying = (async () => {
      while (!isOver) await buyAtOnce();
    })();
    // Awaited below; an earlier failure must not be an unhandled rejection.
    buying.catch(() => undefined);
    for (let n = 0; n < randomKills; n += 1) {
      // Somewhere in the second after it answers again.
      await new Promise((resolve) => setTimeout(resolve, chance() * 1000));
      const server = serverAtRandom();
      server.kill();
      await server.up();
    }
    isOver = true;
    await buying;
    await expectAgreement('at random');
  });
});
