import { dayAfter, dayInIndia } from '@yantra/domain';
import { type TestScopeOptions, makeEquipmentDetails, makeHire, ratingsOf } from '@yantra/testing';

/** The first day of the job. */
export const from = dayAfter(dayInIndia(new Date()), 2);

/** Three excavators: of one fuel is not stated, of one it is the renter's, of one it is included. */
export const machines = {
  tata: makeEquipmentDetails({
    id: 'tata',
    name: 'Tata Hitachi EX 200LC',
    rentalValue: 13_800,
    finalRentalValue: 13_110,
    discount: 5,
    locality: 'Chakan',
    latitude: 18.76,
    longitude: 73.86,
    yearOfMfg: 2021,
    facts: [
      { fact: 'capacity', value: 20, unit: 't' },
      { fact: 'reach', value: 9.8, unit: 'm' },
      { fact: 'fuel', value: 'diesel' },
    ],
    equipmentRatings: [...ratingsOf(5, 20), ...ratingsOf(4, 11)],
    owner: { machines: 4, since: 2023, answers: { minutes: 25, asked: 60, answered: 58, won: 41 } },
    hire: makeHire({
      tiers: { week: 75_789.47 },
      overtime: 1900,
      transport: { state: 'extra', each: 6000, freeKm: 25, perKm: 90 },
      deposit: 50_000,
    }),
  }),
  komatsu: makeEquipmentDetails({
    id: 'komatsu',
    name: 'Komatsu PC210-10M0',
    rentalValue: 13_800,
    finalRentalValue: 12_420,
    discount: 10,
    locality: 'Wagholi',
    latitude: 18.58,
    longitude: 73.98,
    yearOfMfg: 2023,
    facts: [{ fact: 'capacity', value: 21, unit: 't' }, { fact: 'reach' }, { fact: 'fuel', value: 'diesel' }],
    equipmentRatings: ratingsOf(5, 22),
    owner: { machines: 1, since: 2024, answers: { minutes: 120, asked: 80, answered: 75, won: 64 } },
    hire: makeHire({
      tiers: { week: 77_777.78 },
      overtime: 1900,
      transport: { state: 'extra', each: 6000, freeKm: 60, perKm: 0 },
      operator: { state: 'included' },
      fuel: { state: 'renter', litres: 14 },
      deposit: 50_000,
    }),
  }),
  hyundai: makeEquipmentDetails({
    id: 'hyundai',
    name: 'Hyundai R215L Smart Plus',
    rentalValue: 21_500,
    finalRentalValue: 21_500,
    discount: 0,
    locality: 'Bhosari',
    latitude: 18.62,
    longitude: 73.85,
    yearOfMfg: 2022,
    noOfWorkingHrs: 60,
    equipmentRatings: [],
    facts: [{ fact: 'capacity', value: 21, unit: 't' }],
    hire: makeHire({
      tiers: {},
      transport: { state: 'included' },
      operator: { state: 'included' },
      fuel: { state: 'included' },
      deposit: 0,
    }),
  }),
} as const;

export type KnownId = keyof typeof machines;

/** A scope that knows them; of the Hyundai two days of the job are taken. */
export const knowing = (more: NonNullable<TestScopeOptions['answers']> = {}): { readonly scope: TestScopeOptions } => ({
  scope: {
    answers: {
      getEquipmentById: ({ id }) => machines[id as KnownId],
      getAvailability: ({ equipmentId }) => ({
        units: 1,
        at: new Date().toISOString(),
        taken: equipmentId === 'hyundai' ? [{ from: dayAfter(from, 2), until: dayAfter(from, 4) }] : [],
      }),
      ...more,
    },
  },
});
