import { formatCount } from '@yantra/domain';

/** How many units a line has, which may be parts of one: `1,250`, `2.5`. */
export const quantityText = (quantity: number): string =>
  formatCount(quantity) + (/\.\d+$/.exec(String(quantity))?.[0] ?? '');
