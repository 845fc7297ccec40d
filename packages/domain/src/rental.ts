/** The unit a price is for. The numbers are the documented enum of the wire: 0 hour, 1 day, 2 week, 3 month. */
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

/** The word to print behind a price of this type. A price is never shown without it. */
export function rentalUnit(type: RentalType): RentalUnit {
  return (['hour', 'day', 'week', 'month'] as const)[type];
}

/** A working day of a machine, as job costs count it too: what an hour's rent covers of it, and what a week's and a month's do. */
const aDay = { hours: 8, daysOfWeek: 7, daysOfMonth: 30 } as const;

/**
 * What a rent comes to by the day, in whole paise: so that rents by the hour, day, week and month stand in one order. For comparing alone; nobody is
 * asked this much.
 */
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
