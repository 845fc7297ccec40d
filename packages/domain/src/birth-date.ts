/** How old a person must be to have an account, in years. */
export const leastAge = 18;

const earliest = '1900-01-01';

/** Whether a date can be a birth date: a real `YYYY-MM-DD` before today. @param today `YYYY-MM-DD` */
export function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < earliest || text >= today) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether somebody born on one day is of age on another, both `YYYY-MM-DD`: from their birthday on; born on 29 February, from 1 March. */
export const isOfAge = (born: string, today: string): boolean =>
  `${Number(born.slice(0, 4)) + leastAge}${born.slice(4)}` <= today;
