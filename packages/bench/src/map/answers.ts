/**
 * The server's cost of a map's screen: the map's service in this process on a seeded database, at every zoom, around the largest cities and in the open
 * country, against a look-up by primary key in the same turns; and the size of the answer in gzip.
 *
 * `YANTRA_BENCH_DATABASE_URL` names a PostgreSQL database for the part with a million machines, as in the search bench.
 */
import { gzipSync } from 'node:zlib';
import { type MeasuredMarket, openMeasuredMarket } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import { withPGlite, withPostgres } from '../search/databases.ts';

/** The middle of a city's map, or of India. */
const middles = [
  [18.52, 73.86],
  [19.07, 72.87],
  [28.61, 77.2],
  [12.97, 77.59],
  [22, 79],
] as const;
/** A wide window with a map of 400 px. */
const screen = { width: 1440, height: 400 } as const;
const zooms = Array.from({ length: 16 }, (_, step) => step + 3);
const rounds = 10;
const mostBytes = 10_000;

/** Typical filters; the first is none. */
const questionsTo = ({ crowded: { some, nearlyAll } }: MeasuredMarket) => ({
  everything: {},
  'one category': { categoryId: 1 },
  'a search term': { searchTerm: 'excavator' },
  'two filters': { categoryId: 6, insuranceAvailable: true },
  'free on these days': { jobFrom: some, jobDays: 12, isFree: true },
  'free, where nearly all are taken': { jobFrom: nearlyAll, jobDays: 12, isFree: true },
});
type Question = keyof ReturnType<typeof questionsTo>;
const questionNames = [
  'everything',
  'one category',
  'a search term',
  'two filters',
  'free on these days',
  'free, where nearly all are taken',
] as const satisfies readonly Question[];

interface Measured {
  readonly times: Record<Question | 'look-up', number[]>;
  readonly bytes: Record<Question, number>;
}

export async function measureAnswers({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const some = await withPGlite({ size: 100_000, isCrowded: true }, log, (settings) =>
    ratiosOf(settings, 'PGlite', log),
  );
  if (!isFull) return some;
  return [
    ...some,
    ...(await withPostgres({ size: 1_000_000, isCrowded: true }, log, (settings) =>
      ratiosOf(settings, 'PostgreSQL', log),
    )),
  ];
}

async function ratiosOf(
  settings: Parameters<typeof openMeasuredMarket>[0],
  engine: string,
  log: BenchContext['log'],
): Promise<Ratio[]> {
  const market = await openMeasuredMarket(settings);
  try {
    const size = `${(await market.size()).toLocaleString('en')} machines, ${engine}`;
    const { times, bytes } = await measure(market, log);
    return questionNames.flatMap((question): Ratio[] => [
      {
        name: `a screen, ${question}, median, ${size}`,
        value: percentile(times[question], 50),
        baseline: percentile(times['look-up'], 50),
        unit: 'ms',
      },
      { name: `its largest answer, ${question}`, value: bytes[question], unit: 'bytes gzip', atMost: mostBytes },
    ]);
  } finally {
    await market.close();
  }
}

const ofEach = <Value, Name extends string>(names: readonly Name[], value: () => Value) =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, Value>;

async function measure(market: MeasuredMarket, log: BenchContext['log']): Promise<Measured> {
  const ids = await market.someIds(zooms.length * rounds);
  const measured: Measured = {
    times: ofEach<number[], 'look-up' | Question>(['look-up', ...questionNames], () => []),
    bytes: ofEach(questionNames, () => 0),
  };
  const questions = questionsTo(market);
  log('zoom, then ms (median) and bytes gzip (largest) of each question');
  for (const [step, zoom] of zooms.entries()) {
    const row: string[] = [];
    for (const question of questionNames) {
      const times: number[] = [];
      let largest = 0;
      for (let round = -2; round < rounds; round += 1) {
        const input = { ...questions[question], bounds: boundsAt(zoom, round + 2), zoom };
        const began = performance.now();
        const seen = await market.viewport(input);
        if (round >= 0) times.push(performance.now() - began);
        const answer = JSON.stringify({ success: true, message: 'OK', data: seen });
        largest = Math.max(largest, gzipSync(answer).length);
        const id = ids[step * rounds + Math.max(0, round)] ?? '';
        const looked = performance.now();
        await market.lookUp(id);
        if (round >= 0) measured.times['look-up'].push(performance.now() - looked);
      }
      measured.times[question].push(...times);
      measured.bytes[question] = Math.max(measured.bytes[question], largest);
      row.push(`${question} ${percentile(times, 50).toFixed(1)} ms ${largest} B`);
    }
    log(`  ${String(zoom).padStart(2)}  ${row.join('   ')}`);
  }
  return measured;
}

/** The bounds of the screen around one of the centres. */
function boundsAt(zoom: number, turn: number) {
  const [latitude, longitude] = middles[turn % middles.length] ?? middles[0];
  const degrees = 360 / (256 * 2 ** zoom);
  const up = (degrees * Math.cos((latitude * Math.PI) / 180) * screen.height) / 2;
  const across = (degrees * screen.width) / 2;
  return {
    south: Math.max(-85, latitude - up),
    west: Math.max(-180, longitude - across),
    north: Math.min(85, latitude + up),
    east: Math.min(180, longitude + across),
  };
}
