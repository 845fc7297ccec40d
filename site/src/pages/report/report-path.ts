import type { Address } from '../../address.ts';

/** The address of the form that reports a machine. */
export const reportPath = (id: string): string => `/report?id=${encodeURIComponent(id)}`;

/** The machine's id in an address; empty if none. */
export const idOf = ({ query }: Address): string => query.get('id')?.trim() ?? '';
