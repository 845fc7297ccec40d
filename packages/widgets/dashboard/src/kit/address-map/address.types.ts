import type { RecordForm } from '@yantra/form';

/** The fields that an address fills. */
export type AddressName = 'address' | 'city' | 'state' | 'pinCode' | 'country' | 'latitude' | 'longitude';

/** The form that has them. */
export type AddressForm = Pick<RecordForm<AddressName>, 'fields' | 'fill' | 'values'>;

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
