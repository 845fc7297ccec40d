/** The unit of a price, numbered as documented: 0 hour, 1 day, 2 week, 3 month. */
export type RentalType = 0 | 1 | 2 | 3;

/** The word behind a price: `₹8,740 / day`. */
export type RentalUnit = 'hour' | 'day' | 'week' | 'month';

/** The rental units with the names that forms show, as documented (public-area.md §9: "0 Hours, 1 Day, 2 Week, 3 Month"). */
export const rentalTypes: readonly { readonly id: RentalType; readonly name: string; readonly unit: RentalUnit }[] = [
  { id: 0, name: 'Hours', unit: 'hour' },
  { id: 1, name: 'Day', unit: 'day' },
  { id: 2, name: 'Week', unit: 'week' },
  { id: 3, name: 'Month', unit: 'month' },
];

/** The unit to print behind a price. A price is never shown without it. */
export function rentalUnit(type: RentalType): RentalUnit {
  return (['hour', 'day', 'week', 'month'] as const)[type];
}

/** What a rent covers: hours of a day, days of a week and of a month. Job costs count the same way. */
const aDay = { hours: 8, daysOfWeek: 7, daysOfMonth: 30 } as const;

/** A rent per day in whole paise, so that rents by the hour, day, week and month can be sorted together. For comparison only; never charged. */
export function rentADay(paise: number, type: RentalType): number {
  const days: Readonly<Record<RentalType, number>> = {
    0: 1 / aDay.hours,
    1: 1,
    2: aDay.daysOfWeek,
    3: aDay.daysOfMonth,
  };
  return Math.round(paise / days[type]);
}

export function isRentalType(value: unknown): value is RentalType {
  return value === 0 || value === 1 || value === 2 || value === 3;
}
