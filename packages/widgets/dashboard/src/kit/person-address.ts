import { addressOf } from './address.ts';
import type { Role } from './screen.ts';

/** The list that somebody stands in. */
export type PersonKind = 'customer' | 'supplier';

/** The list of people of a role; admins stand with the customers. */
export const kindOf = (role: Role): PersonKind => (role === 'supplier' ? 'supplier' : 'customer');

/** Where somebody's page or form is. */
export const personAddress = (role: Role, act: 'view' | 'edit', id: string): string =>
  addressOf(`/${kindOf(role)}/${act}/${encodeURIComponent(id)}`);

/** The page of somebody whose role is not at hand: it leads on to the list that they stand in. */
export const pageOfPerson = (id: string): string => personAddress('user', 'view', id);
