import type { Address } from '../../address.ts';

export const detailsPath = '/equipment-details';

/** Which machine an address names; empty when none. */
export const idOf = ({ query }: Address): string => query.get('id')?.trim() ?? '';

/** The page of the reviews that an address names, from 1. */
export const reviewPageOf = ({ query }: Address): number => Number(query.get('reviews')) || 1;

/** The one address of a machine. */
export const addressOf = (id: string): string => `${detailsPath}?id=${encodeURIComponent(id)}`;
