/**
 * The cost of logging in and of being logged in: hashing a password at log-in, alone and twenty at once; checking an access token in this process; and whether
 * its session is alive, against a look-up by primary key on the same connection to a PostgreSQL in a temporary folder. The two look-ups alternate, so that
 * other load affects both.
 */
import { openMeasuredAccounts, startPostgres } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from './bench.ts';

export const name = 'Log-ins, tokens and sessions';

const hashBlocks = 8;
const hashesPerBlock = 5;
const logInsAtOnce = 20;
const warmUp = 500;
const checks = 5000;

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const cluster = await startPostgres();
  const accounts = await openMeasuredAccounts({ databaseUrl: cluster.url('postgres'), dataDir: '.' });
  try {
    // Of the quietest block: other load makes a hash slower.
    const hashes = await timesOf(hashBlocks * hashesPerBlock, () => accounts.verifyPassword());
    const hash = Math.min(...Array.from({ length: hashBlocks }, (_, block) => medianOfBlock(hashes, block)));
    const atOnce = await accounts.verifyAtOnce(logInsAtOnce);
    const count = isFull ? checks * 4 : checks;
    await timesOf(warmUp, (turn) => accounts.checkToken(turn));
    const token = percentile(await timesOf(count, (turn) => accounts.checkToken(turn)), 50);
    const { session, user } = await lookUps(accounts, count);
    log(`${count} checks and look-ups, medians`);
    return [
      { name: 'the hash of a log-in, undisturbed', value: hash, unit: 'ms', atLeast: 50, atMost: 100 },
      { name: `hashes at once, of ${logInsAtOnce} log-ins`, value: atOnce, unit: 'at once', atMost: accounts.atOnce },
      { name: 'the check of an access token', value: token, unit: 'ms', atMost: 0.2 },
      { name: 'whether a session lives, against a user by key', value: session, baseline: user, unit: 'ms', atMost: 2 },
    ];
  } finally {
    await accounts.close();
    await cluster.stop();
  }
}

const medianOfBlock = (times: readonly number[], block: number): number =>
  percentile(times.slice(block * hashesPerBlock, (block + 1) * hashesPerBlock), 50);

async function lookUps(
  accounts: Awaited<ReturnType<typeof openMeasuredAccounts>>,
  count: number,
): Promise<{ readonly session: number; readonly user: number }> {
  const sessions: number[] = [];
  const users: number[] = [];
  for (let turn = 0; turn < warmUp + count; turn += 1) {
    const session = await timeOf(() => accounts.lookUpSession(turn));
    const user = await timeOf(() => accounts.lookUpUser(turn));
    if (turn < warmUp) continue;
    sessions.push(session);
    users.push(user);
  }
  return { session: percentile(sessions, 50), user: percentile(users, 50) };
}

/** Milliseconds of each, in order. */
async function timesOf(count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) times.push(await timeOf(() => work(turn)));
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
