import { limits } from './form-limits.ts';

/**
 * How many machines may be put on a plan within 24 hours. Filling it, exchanging all of them and taking that back is three times its places, more than
 * any fleet has reason for; whoever hands few places round among many machines meets it. Taking machines off is not counted.
 */
export const mostPutOnADay = (places: number): number => Math.max(limits.leastPutOnADay, places * limits.fillingsADay);
