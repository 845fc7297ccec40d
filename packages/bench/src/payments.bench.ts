import { openMeasuredPayments, startPostgres } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from './bench.ts';

export const name = 'Payments on PostgreSQL, the gateway answering from memory';

const fulfilments = 400;
const webhooks = 2000;
const atOnce = 50;

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  const cluster = await startPostgres();
  const payments = await openMeasuredPayments({ databaseUrl: cluster.url('postgres'), dataDir: '.', poolSize: 10 });
  try {
    const orders = await payments.paidOrders(fulfilments);
    // The first ones load code and plan queries.
    for (const id of await payments.paidOrders(40)) await timed(() => payments.fulfil(id));
    const lookUps: number[] = [];
    const fulfils: number[] = [];
    for (const id of orders) {
      lookUps.push(await timed(() => payments.lookUpOrder(id)));
      fulfils.push(await timed(() => payments.fulfil(id)));
    }
    const [p95, lookUp] = [percentile(fulfils, 95), percentile(lookUps, 95)];
    log(`fulfil p50 ${percentile(fulfils, 50).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);

    const told = await payments.paidOrders(webhooks);
    const url = `${await payments.listen()}/api/Payment/Webhook`;
    const left = [...told];
    let accepted = 0;
    const began = performance.now();
    const sender = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        const answer = await fetch(url, { method: 'POST', ...payments.webhook(id) });
        await answer.body?.cancel();
        if (answer.status === 200) accepted += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
    const answeredMs = performance.now() - began;
    await payments.settled();
    const settledMs = performance.now() - began;
    const rate = (webhooks / settledMs) * 1000;
    log(
      `${webhooks} webhooks answered in ${seconds(answeredMs)}, all settled after ${seconds(settledMs)} (${rate.toFixed(0)}/s)`,
    );
    return [
      { name: 'fulfil, p95, against a primary-key look-up', value: p95, baseline: lookUp, unit: 'ms', atMost: 20 },
      { name: 'webhooks answered a second', value: accepted / (answeredMs / 1000), unit: '/s', atLeast: 200 },
      {
        name: 'orders without exactly one purchase',
        value: webhooks - (await payments.purchases(told)),
        unit: '',
        atMost: 0,
      },
    ];
  } finally {
    await payments.close();
    await cluster.stop();
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
