import { percentile, type Ratio } from '../bench.ts';
import type { LoggedIn } from '../dashboard/logged-in.ts';

const rounds = 20;
const mostMs = 200;
/** What owners look at. */
const questions = {
  'the first page': {},
  'the tenth page': { page: 10 },
  'those that wait': { filter: 'toAnswer' },
  'those that are quoted': { filter: 'quoted' },
  'a search': { searchTerm: 'Renter 77' },
  'the latest first': { sort: '-askedAt' },
} as const;

/** The inbox's call over HTTP, with counts and figures. @throws unless each answers 200 with rows */
export async function measureCalls(
  url: string,
  { origins }: LoggedIn,
  log: (line: string) => void,
): Promise<readonly Ratio[]> {
  const token = origins[0]?.localStorage[0]?.value ?? '';
  const ask = async (body: object): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/Deal/GetInbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data = [] } = (await answer.json()) as { readonly data?: readonly unknown[] };
    if (answer.status !== 200 || data.length === 0) throw new Error(`The inbox was answered with ${answer.status}.`);
    return performance.now() - began;
  };
  const ratios: Ratio[] = [];
  for (const [what, body] of Object.entries(questions)) {
    // The first round warms up the server and the database.
    await ask(body);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await ask(body));
    log(`${what}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    ratios.push({
      name: `inbox of 10,000 deals, ${what}, p95`,
      value: percentile(times, 95),
      unit: 'ms',
      atMost: mostMs,
    });
  }
  return ratios;
}
