import { formatCount } from '@yantra/domain';

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`);
const article = (what: string) => (/^(?:[aeio]|8|11 |18 )/i.test(what) ? 'an' : 'a');

/** What renters keep and wait for: numbers, never who. */
export const messages = {
  id: 'dashboard.demand',
  title: 'What renters wait for',
  loading: 'Loading...',
  keptBy: (count: number) => `Kept by ${formatCount(count)}`,
  kept: 'Kept by',
  people,
  /** @param what a kind with its size: `14 t mobile crane` */
  waitForSize: (count: number, what: string, city: string) =>
    `${people(count)} ${count === 1 ? 'waits' : 'wait'} for ${article(what)} ${what} in ${city}`,
  waitFor: (count: number, kind: string, city: string) =>
    `${people(count)} in ${city} ${count === 1 ? 'waits' : 'wait'} for this: ${kind}`,
  have: (machines: number) => (machines === 1 ? 'You have one there.' : `You have ${formatCount(machines)} there.`),
  haveNone: 'You have none there.',
  keptAll: (count: number, machines: number) =>
    `Renters keep ${machines === 1 ? 'one of your machines' : `${formatCount(machines)} of your machines`}, ${
      count === 1 ? 'once' : `${formatCount(count)} times`
    } in all.`,
  none: 'Nobody waits for machines like yours now. Saved searches and saved machines of renters are counted here.',
  place: 'Kind and city',
  kind: 'Kind',
  city: 'City',
  state: 'State',
  waiting: 'People who wait',
  yours: 'Yours there',
  machines: 'Machines there',
  note: (searches: number, who: number) =>
    `${formatCount(searches)} saved ${searches === 1 ? 'search' : 'searches'} of ${people(who)}`,
  noteKept: (kept: number, machines: number) =>
    `${formatCount(machines)} ${machines === 1 ? 'machine' : 'machines'} kept ${formatCount(kept)} times`,
  by: 'By',
  bys: { places: 'Kind and city', kinds: 'Kind', states: 'State' },
  india: 'All of India',
  states: 'State',
  option: (state: string, count: number) => `${state} (${formatCount(count)})`,
} as const;
