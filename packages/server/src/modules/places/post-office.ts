/** A PIN code with its place. */
export interface PostOffice {
  readonly pinCode: string;
  readonly place: string;
  readonly district: string;
  /** Empty if unknown. */
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** False if the point is a neighbour's. */
  readonly isMeasured: boolean;
}
