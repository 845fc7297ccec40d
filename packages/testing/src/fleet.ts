/** An owner's machines and their days, for the dashboard's stories and tests. */
import { ApiError } from '@yantra/client';
import type { InputOf, OutputOf, addCommitment, changeCommitment, getFleet } from '@yantra/contract/calls';
import { type DaySpan, dayAfter, overlap } from '@yantra/domain';
import { pictures } from './equipment.ts';
import type { MockAnswers } from './mock-client.ts';

type Fleet = OutputOf<typeof getFleet>;
type Machine = Fleet['machines'][number];
type Commitment = Machine['commitments'][number];

/** The morning on which the example fleet stands: Tuesday, 24 November. */
export const fleetNow = Date.parse('2026-11-24T04:30:00Z');

const november = (day: number): string => dayAfter('2026-10-31', day);

/** Days of a unit; days of November, of which the end is not counted (31 is 1 December). */
export const makeCommitment = (
  kind: Commitment['kind'],
  from: number | string,
  until: number | string | undefined,
  some: Partial<Commitment> = {},
): Commitment => {
  const dayOf = (day: number | string) => (typeof day === 'string' ? day : november(day));
  return {
    id: `${kind}-${from}-${some.unit ?? 1}-${some.words ?? ''}`,
    unit: 1,
    kind,
    from: dayOf(from),
    ...(until !== undefined && { until: dayOf(until) }),
    bufferDays: 0,
    words: '',
    place: '',
    version: 1,
    ...some,
  };
};

const makeMachine = (id: string, name: string, place: string, commitments: readonly Commitment[] = []): Machine => ({
  id,
  name,
  image1Url: pictures.backhoe,
  place,
  status: 'Available',
  units: 1,
  bufferDays: 1,
  commitments: [...commitments],
});

const make = makeCommitment;

/** Seven machines: every kind of days, an open end, three units of one. */
export const fleetMachines: readonly Machine[] = [
  makeMachine('f1', 'Tata Hitachi EX 200LC', 'Chakan, Pune', [
    make('booking', 24, 36, { words: 'Kulkarni Infra', place: 'Hadapsar', amount: 186_841, bufferDays: 1 }),
    make('hold', 40, 49, { words: 'Prakash Iyer', place: 'Ranjangaon', expiresAt: '2026-12-08T12:30:00.000Z' }),
  ]),
  makeMachine('f2', 'JCB 3DX ecoXcellence', 'Bhosari, Pune', [
    make('booking', 14, 27, { words: 'Sunita Jadhav', place: 'Baner', bufferDays: 1 }),
    make('hold', 29, 33, { words: 'Balasaheb Shinde', place: 'Manchar', expiresAt: '2026-11-24T12:30:00.000Z' }),
  ]),
  makeMachine('f3', 'Tata Hitachi EX 130', 'Chakan, Pune', [
    make('repair', 22, 27, { words: 'Slew motor' }),
    make('booking', 30, 42, { words: 'Aundh Builders', place: 'Aundh' }),
  ]),
  makeMachine('f4', 'Kubota U50-5', 'Bhosari, Pune', [
    make('booking', 18, 25, { words: 'Farida Contractor', place: 'Wakad' }),
    make('block', 35, 37, { words: 'Own yard' }),
  ]),
  makeMachine('f5', 'ACE 14XW crane', 'Talegaon', [
    make('booking', 26, undefined, { words: 'Bharat Forge', place: 'Mundhwa' }),
  ]),
  makeMachine('f6', 'Cummins C125D5', 'Bhosari, Pune', [
    make('block', 23, 25, { words: 'Standby' }),
    make('booking', 27, 30, { words: 'Shubham Lawns', place: 'Wagholi', amount: 42_000 }),
    make('hold', 33, 36, { words: 'Imran Pathan', place: 'Kondhwa', expiresAt: '2026-11-27T06:30:00.000Z' }),
  ]),
  {
    ...makeMachine('f7', 'Plate compactor', 'Chakan, Pune', [
      make('booking', 16, 30, { words: 'Aundh Builders', unit: 2 }),
      make('repair', 23, 28, { words: 'Starter', unit: 1 }),
      make('booking', 31, 35, { words: 'Kulkarni Infra', unit: 1 }),
    ]),
    units: 3,
  },
];

/** So many machines with so many days, every one with two hires, a repair and a hold. */
export const manyMachines = (count: number): readonly Machine[] =>
  Array.from({ length: count }, (_, index) =>
    makeMachine(`m${index}`, `Tata Hitachi EX ${100 + index}`, 'Chakan, Pune', [
      make('booking', 20 + (index % 5), 30 + (index % 5), { id: `b${index}`, words: 'Kulkarni Infra', bufferDays: 1 }),
      make('repair', 36 + (index % 3), 39 + (index % 3), { id: `r${index}`, words: 'Slew motor' }),
      make('booking', 45, 52, { id: `c${index}`, words: 'Aundh Builders', bufferDays: 1 }),
      make('hold', 60, 64, { id: `h${index}`, words: 'Imran Pathan', expiresAt: '2026-12-20T06:30:00.000Z' }),
    ]),
  );

const wholeSpan = ({ from, until, bufferDays }: Commitment): DaySpan =>
  until === undefined ? { from } : { from, until: dayAfter(until, bufferDays) };

const taken = (spans: readonly Commitment[]) =>
  new ApiError('days.taken', 409, 'These days are taken. Please choose others, or another unit.', undefined, {
    facts: { spans: spans.map(({ id, from, until, kind, words }) => ({ id, from, until, kind, words })) },
  });

const figuresOf = (machines: readonly Machine[]): Fleet['figures'] => ({
  freeToday: 1,
  units: machines.reduce((sum, { units }) => sum + units, 0),
  inUse: 0.46,
  inUseYearAgo: 0.39,
  holdsEndingToday: 1,
  bookedAhead: { hires: 11, rupees: 1_140_000 },
});

type Change = InputOf<typeof changeCommitment>;

/** Days as the server keeps them: it refuses what overlaps, and can undo the last change of each. */
function keepDays(machines: readonly Machine[]) {
  let now = machines;
  let made = 0;
  const before = new Map<string, { readonly machine: string; readonly one: Commitment }>();
  const setDays = (id: string, change: (all: readonly Commitment[]) => readonly Commitment[]) => {
    now = now.map((machine) =>
      machine.id === id ? { ...machine, commitments: [...change(machine.commitments)] } : machine,
    );
  };
  const find = (id: string) => {
    for (const machine of now) {
      const one = machine.commitments.find((each) => each.id === id);
      if (one) return { machine: machine.id, one };
    }
    throw new ApiError('commitment.unknown', 404, 'This is not in the calendar any more.');
  };
  const put = (machineId: string, one: Commitment): Commitment => {
    const others = now.find(({ id }) => id === machineId)?.commitments.filter(({ id }) => id !== one.id) ?? [];
    const spans = others.filter(({ unit }) => unit === one.unit);
    const inTheWay = spans.filter((other) => overlap(wholeSpan(other), wholeSpan(one)));
    if (inTheWay.length > 0) throw taken(inTheWay);
    setDays(machineId, () => [...others, one]);
    return one;
  };
  return {
    machines: () => now,
    add({ equipmentId, unit = 1, bufferDays = 0, ...said }: InputOf<typeof addCommitment>) {
      made += 1;
      return put(equipmentId, { ...said, unit, bufferDays, id: `new-${made}`, version: 1 });
    },
    change({ id, version, ...said }: Change) {
      const { machine, one } = find(id);
      const changed = put(machine, { ...one, ...said, until: said.until, version: version + 1 } as Commitment);
      before.set(id, { machine, one });
      return changed;
    },
    free(id: string) {
      const found = find(id);
      before.set(id, found);
      setDays(found.machine, (all) => all.filter((one) => one.id !== id));
      return { version: found.one.version + 1 };
    },
    putBack(id: string, version: number) {
      const kept = before.get(id);
      if (!kept) throw new ApiError('commitment.unknown', 404, 'This is not in the calendar any more.');
      return put(kept.machine, { ...kept.one, version: version + 1 });
    },
    setUnits(id: string, units: number, bufferDays: number) {
      now = now.map((machine) => (machine.id === id ? { ...machine, units, bufferDays } : machine));
      return { units, bufferDays };
    },
  };
}

/** Answers of a fleet that keeps what is changed. */
export function fleetAnswers(machines: readonly Machine[] = fleetMachines, now = fleetNow): MockAnswers {
  const kept = keepDays(machines);
  let calendars: readonly { id: string; name: string; createdAt: string; equipmentId?: string }[] = [
    { id: 'c1', name: 'Phone', createdAt: '2026-11-02T06:30:00.000Z' },
  ];
  return {
    getFleet: ({ from = '2026-11-24', days = 14, searchTerm, equipmentId }) => {
      const shown: DaySpan = { from: String(from), until: dayAfter(String(from), Number(days)) };
      const term = String(searchTerm ?? '').toLowerCase();
      const found = kept
        .machines()
        .filter(({ id, name }) => name.toLowerCase().includes(term) && (!equipmentId || id === equipmentId))
        .map((machine) => ({
          ...machine,
          commitments: machine.commitments.filter((one) => overlap(wholeSpan(one), shown)),
        }));
      return {
        machines: found.slice(0, 200),
        total: found.length,
        figures: figuresOf(kept.machines()),
        at: new Date(now).toISOString(),
      };
    },
    addCommitment: (input) => kept.add(input as InputOf<typeof addCommitment>),
    changeCommitment: (input) => kept.change(input as Change),
    freeCommitment: ({ id }) => kept.free(String(id)),
    putBackCommitment: ({ id, version }) => kept.putBack(String(id), Number(version)),
    setUnits: ({ equipmentId, units, bufferDays }) =>
      kept.setUnits(String(equipmentId), Number(units), Number(bufferDays)),
    getCalendars: () => calendars,
    makeCalendar({ name, equipmentId }) {
      const made = {
        id: `c${calendars.length + 1}`,
        name: String(name),
        createdAt: new Date(now).toISOString(),
        ...(typeof equipmentId === 'string' && equipmentId !== '' && { equipmentId }),
      };
      calendars = [...calendars, made];
      return { ...made, url: 'https://yantra.example/ical/4b7c0f2e9a.ics' };
    },
    revokeCalendar({ id }) {
      calendars = calendars.filter((one) => one.id !== id);
      return {};
    },
  };
}
