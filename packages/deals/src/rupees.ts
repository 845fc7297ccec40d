import { formatRupees } from '@yantra/domain';

/** An amount as said: paise only where there are some. */
export const saidRupees = (rupees: number): string => formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2);
