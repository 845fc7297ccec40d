import type { Equipment, EquipmentPage, Facets } from '@yantra/contract/calls';
import { type VisitorJob, dayAfter, dayInIndia } from '@yantra/domain';
import { freeFor } from '@yantra/testing';
import { type ComponentProps, useState } from 'react';
import type { ListingQuery } from './equipment-listing.query.ts';
import { EquipmentListing } from './equipment-listing.tsx';

/** Equipment types as the drop-down has them: several kinds of one name. */
export const types = [
  [27, 'Backhoe loader', '3 t'],
  [28, 'Backhoe loader', '5 t'],
  [29, 'Excavator', '13 t'],
  [30, 'Excavator', '20 t'],
  [31, 'Excavator', '30 t, long reach'],
  [32, 'Bulldozer', ''],
  [33, 'Wheel loader', '3 cu m'],
  [34, 'Skid steer loader', ''],
  [35, 'Motor grader', ''],
  [36, 'Compactor', '11 t'],
  [37, 'Dumper', ''],
  [38, 'Trencher', ''],
].map(([id, type, subType]) => ({
  id: Number(id),
  type: String(type),
  subType: String(subType),
  value: subType ? `${type}, ${subType}` : String(type),
}));

export const facets: Facets = {
  categories: [
    { id: '6', value: 'Earthmoving', count: 137 },
    { id: '7', value: 'Lifting', count: 12 },
  ],
  equipmentTypes: types
    .filter(({ id }) => id !== 38)
    .map(({ id, value }) => ({ id: String(id), value, count: 2 * (40 - id) })),
  zones: [
    ['West', 84],
    ['South', 31],
    ['North', 12],
    ['East', 6],
    ['Central', 4],
    ['North-East', 0],
  ].map(([zone, count]) => ({ id: String(zone), value: String(zone), count: Number(count) })),
  discounts: [
    [10, 61],
    [25, 12],
    [35, 5],
    [50, 2],
    [60, 0],
    [70, 0],
  ].map(([step, count]) => ({ id: String(step), value: `${step}% or more`, count: Number(count) })),
  insurance: { yes: 102, no: 35 },
  price: { min: 450, max: 225_250 },
};

/** Tower cranes in other cities, nearest first, and their towns. @param machine their other fields */
export const cranesElsewhere = (machine: Equipment): Pick<EquipmentPage, 'nearby' | 'nearbyCities'> => ({
  nearby: [
    ['Nashik', '21', 142.3, 20, 73.79],
    ['Nashik', '21', 143, 20.01, 73.78],
    ['Mumbai', '1', 148, 19.07, 72.88],
    ['Surat', '30', 316, 21.17, 72.83],
  ].map(([city, cityId, distanceKm, latitude, longitude], place) => ({
    ...machine,
    id: `crane-${place}`,
    name: 'Potain MC 85',
    city: String(city),
    cityId: String(cityId),
    distanceKm: Number(distanceKm),
    latitude: Number(latitude),
    longitude: Number(longitude),
    equipmentType: { id: 52, type: 'Tower crane', subType: '' },
    capacity: { value: 6, unit: 't' },
    categories: [{ id: 7, name: 'Lifting', colorCode: '#C62828' }],
  })),
  nearbyCities: [
    { id: '21', name: 'Nashik', state: 'Maharashtra', distanceKm: 142.3, count: 2 },
    { id: '1', name: 'Mumbai', state: 'Maharashtra', distanceKm: 148, count: 1 },
    { id: '30', name: 'Surat', state: 'Gujarat', distanceKm: 316, count: 1 },
    { id: '5', name: 'Thiruvananthapuram', state: 'Kerala', distanceKm: 1140, count: 1204 },
  ],
});

/** Related kinds to offer. */
export const relatedKinds: NonNullable<EquipmentPage['related']> = [
  { type: 'Pick-and-carry crane', count: 12, everywhere: 140 },
  { type: 'Mobile crane', count: 3, everywhere: 61 },
  { type: 'Self-loading concrete mixer', count: 0, everywhere: 1204 },
];

/** What a job costs with a machine: now something is left open, now nothing. */
const costOf = ({ finalRentalValue }: Equipment, index: number, days: number): NonNullable<Equipment['cost']> => ({
  total: finalRentalValue * days * 1.18,
  unknown: index % 4 === 2 ? ['fuel'] : index % 4 === 3 ? ['transport', 'operator', 'fuel'] : [],
  renter: index % 4 === 0 ? ['fuel'] : [],
  isEstimate: index % 5 === 4,
});

interface Asked {
  readonly page?: unknown;
  readonly pageSize?: unknown;
  readonly sort?: unknown;
  readonly jobDays?: unknown;
  readonly jobFrom?: unknown;
  readonly isFree?: unknown;
}

/** Answers with a page of these machines, a total, and counts; for a job with its costs, and with its days whether each is free on them. */
export const page =
  (machines: readonly Equipment[], total = machines.length, some: Partial<EquipmentPage> = {}) =>
  ({ page: number = 1, pageSize = 20, sort, ...asked }: Asked) => {
    const days = Number(asked.jobDays ?? 0);
    const withCost = (all: readonly Equipment[]) =>
      days > 0 ? all.map((machine, index) => ({ ...machine, cost: costOf(machine, index, days) })) : all;
    const data = freeFor(withCost(machines), { ...asked });
    return {
      data: sort === 'cost' ? data.toSorted((a, b) => (a.cost?.total ?? 0) - (b.cost?.total ?? 0)) : data,
      total,
      page: number,
      pageSize,
      facets,
      ...some,
      ...(some.nearby && { nearby: withCost(some.nearby) }),
    };
  };

/** What a visitor wants a machine for. */
export const job: VisitorJob = {
  days: 12,
  hours: 8,
  operator: 'needed',
  place: 'Hadapsar, Pune',
  at: { latitude: 18.5, longitude: 73.93 },
};

/** The same from the day after tomorrow. */
export const datedJob: VisitorJob = { ...job, from: dayAfter(dayInIndia(new Date()), 2) };

/** A listing whose query is kept here, as the site keeps it in the address. */
export function KeptListing({ query, onQueryChange, ...rest }: ComponentProps<typeof EquipmentListing>) {
  const [kept, keep] = useState<ListingQuery>(query);
  return (
    <EquipmentListing
      {...rest}
      query={kept}
      onQueryChange={(next, change) => {
        keep(next);
        onQueryChange?.(next, change);
      }}
    />
  );
}
