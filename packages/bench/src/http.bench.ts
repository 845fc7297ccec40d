import { fork } from 'node:child_process';
/**
 * The cached list against a bare Fastify that says hello: requests a second, each in a process of its own, called alternately by autocannon from this process
 * (50 connections). Both have the same Fastify; the hello uses Node's defaults, the server the memory-saving settings of `npm start`. The list is a page of a
 * city, complete and as 304; the round with the median ratio counts. A landing page is compared with the listing's page of the same machines, both rendered
 * anew each time.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { startServed } from './memory/served.ts';

export const name = 'The cached list against a bare hello';

const rounds = 5;
const fullRounds = 9;
const secondsARound = 4;
const connections = 50;
const list = '/api/Equipment/SearchEquipments?selectedCity=Pune&page=1&pageSize=20';

/** Requests a second, by round. */
type Rates = Readonly<Record<'hello' | 'list' | 'packed' | 'unchanged' | 'listing' | 'rent', number[]>>;

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const served = await startServed(log);
  const hello = await startHello();
  try {
    const rates = await measure(served.url, hello.url, isFull ? fullRounds : rounds);
    for (const [kind, figures] of Object.entries(rates))
      log(`${kind.padEnd(10)} ${figures.map((one) => Math.round(one)).join(' ')} requests/s`);
    return [
      { name: 'cached list, 20 machines', ...middleRound(rates, 'list'), unit: 'requests/s', atLeast: 0.35 },
      {
        name: 'the same as browsers ask for it (brotli)',
        ...middleRound(rates, 'packed'),
        unit: 'requests/s',
        atLeast: 0.5,
      },
      {
        name: 'the same when it did not change (304)',
        ...middleRound(rates, 'unchanged'),
        unit: 'requests/s',
        atLeast: 0.8,
      },
      { name: 'the page of a kind in a city, against the listing', ...timesOf(rates), unit: 'ms a page', atMost: 2 },
    ];
  } finally {
    hello.stop();
    await served.stop();
  }
}

/** The server's time for a page, in milliseconds. */
function timesOf(rates: Rates): { readonly value: number; readonly baseline: number } {
  const { value, baseline } = middleRound(rates, 'rent', 'listing');
  return { value: 1000 / value, baseline: 1000 / baseline };
}

/** The round with the median ratio: the two values of a round were measured seconds apart. */
function middleRound(
  rates: Rates,
  kind: keyof Rates,
  against: keyof Rates = 'hello',
): { readonly value: number; readonly baseline: number } {
  const pairs = rates[kind].map((value, round) => ({ value, baseline: rates[against][round] ?? Number.NaN }));
  const middle = percentile(
    pairs.map(({ value, baseline }) => value / baseline),
    50,
  );
  return pairs.find(({ value, baseline }) => value / baseline === middle) ?? { value: Number.NaN, baseline: 1 };
}

async function measure(served: string, hello: string, count: number): Promise<Rates> {
  const url = `${served}${list}`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const rent = await rentPath(served);
  const asks: Readonly<Record<keyof Rates, () => Promise<number>>> = {
    hello: () => rate(hello, {}, 200),
    list: () => rate(url, {}, 200),
    packed: () => rate(url, { 'accept-encoding': 'br' }, 200),
    unchanged: () => rate(url, { 'if-none-match': etag }, 304),
    listing: () => rate(`${served}${rent.listing}`, {}, 200),
    rent: () => rate(`${served}${rent.page}`, {}, 200),
  };
  const rates: Rates = { hello: [], list: [], packed: [], unchanged: [], listing: [], rent: [] };
  const kinds = Object.keys(asks) as (keyof Rates)[];
  for (const kind of kinds) await asks[kind]();
  for (let round = 0; round < count; round += 1) for (const kind of kinds) rates[kind].push(await asks[kind]());
  return rates;
}

/** The last landing page of Pune in the sitemap, and the listing of the same machines. */
async function rentPath(served: string): Promise<{ readonly page: string; readonly listing: string }> {
  const sitemap = await (await fetch(`${served}/sitemap-rent.xml`)).text();
  const page = [...sitemap.matchAll(/<loc>[^<]*?(\/rent\/[^<]+\/pune)<\/loc>/g)].at(-1)?.[1];
  if (page === undefined) throw new Error('No kind of machine has a page in Pune.');
  const text = await (await fetch(`${served}${page}`)).text();
  const listing = /href="(\/equipments\?(?:type|categoryId)=[^"]+)"/.exec(text)?.[1];
  if (listing === undefined) throw new Error(`${page} does not lead to its list.`);
  return { page, listing: listing.replaceAll('&amp;', '&') };
}

/** @throws for an unexpected answer: fast errors must not count */
async function rate(url: string, headers: Record<string, string>, status: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: secondsARound });
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (expected === 0 || result.errors > 0 || expected < result.requests.total) {
    throw new Error(`${url} answered ${JSON.stringify(result.statusCodeStats)} with ${result.errors} errors.`);
  }
  return expected / result.duration;
}

async function startHello(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'http/hello.mjs'), { execArgv: [] });
  const [url] = (await once(child, 'message')) as [string];
  return { url, stop: () => child.kill('SIGKILL') };
}
