import { addressOf } from '../../kit/address.ts';

/** The address of a machine's form. */
export const editAddress = (id: string): string => addressOf(`/equipments-list/edit/${encodeURIComponent(id)}`);
