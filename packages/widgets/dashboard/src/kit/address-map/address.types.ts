import type { RecordForm } from '@yantra/form';

/** The fields that an address fills in. */
export type AddressName = 'address' | 'city' | 'state' | 'pinCode' | 'country' | 'latitude' | 'longitude';

/** The form with these fields. */
export type AddressForm = Pick<RecordForm<AddressName>, 'fields' | 'fill' | 'values'>;

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
