import { addressOf } from '../../kit/address.ts';

/** The form of a machine. */
export const editAddress = (id: string): string => addressOf(`/equipments-list/edit/${encodeURIComponent(id)}`);
