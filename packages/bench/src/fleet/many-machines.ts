const dayMs = 86_400_000;
const indiaMs = 19_800_000;

/** The Monday of this week in India, with which the calendar begins. */
const monday = (): number => {
  const today = Math.floor((Date.now() + indiaMs) / dayMs);
  // The first day of the epoch was a Thursday.
  return today - ((today + 3) % 7);
};
const dayAt = (place: number): string => new Date((monday() + place) * dayMs).toISOString().slice(0, 10);

const commitment = (id: string, kind: string, from: number, until: number, more: object = {}) => ({
  id,
  unit: 1,
  kind,
  from: dayAt(from),
  until: dayAt(until),
  bufferDays: 0,
  words: 'Kulkarni Infra',
  place: 'Hadapsar',
  version: 1,
  ...more,
});

/** The answer of a fleet of so many machines, each with two hires, a repair and a hold. */
export const fleetOf = (count: number) => ({
  machines: Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    name: `Tata Hitachi EX ${100 + index}`,
    image1Url: null,
    place: 'Chakan, Pune',
    status: 'Available',
    units: 1,
    bufferDays: 1,
    commitments: [
      commitment(`b${index}`, 'booking', 2 + (index % 5), 9 + (index % 5), { bufferDays: 1 }),
      commitment(`r${index}`, 'repair', 16 + (index % 3), 19 + (index % 3)),
      commitment(`c${index}`, 'booking', 50, 55, { amount: 186_841 }),
      commitment(`h${index}`, 'hold', 57, 60, { expiresAt: `${dayAt(40)}T06:30:00.000Z` }),
    ],
  })),
  total: count,
  figures: {
    freeToday: 1,
    units: count,
    inUse: 0.46,
    holdsEndingToday: 0,
    bookedAhead: { hires: count, rupees: 1_140_000 },
  },
  at: new Date().toISOString(),
});
