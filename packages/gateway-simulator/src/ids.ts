/** Gives the gateway's ids; each is a string, as in Cashfree's API. */
export type Ids = ReturnType<typeof createIds>;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** @param random a number from 0 to below 1, as `Math.random` */
export function createIds(random: () => number) {
  const pick = (from: string, length: number) =>
    Array.from({ length }, () => from[Math.floor(random() * from.length)]).join('');
  return {
    /** `2149460581`: ten digits. */
    number: (): string => pick('123456789', 1) + pick('0123456789', 9),
    /** For addresses nobody may guess: 32 characters of a–z and 0–9. */
    secret: (): string => pick(letters, 32),
  };
}
