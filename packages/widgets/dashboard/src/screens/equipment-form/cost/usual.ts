import type { CostBasis } from '@yantra/contract/calls';
import { typicalKm } from '@yantra/domain';

/** What owners of the type usually ask, as the form's fields want it, in rupees. */
export interface Usual {
  readonly overtime?: number | undefined;
  readonly shift?: number | undefined;
  readonly litres?: number | undefined;
  readonly transport?: { readonly each: number; readonly freeKm: number; readonly perKm: number } | undefined;
}

/* Prices are rounded as people say them. */
const tens = (rupees: number): number => Math.round(rupees / 10) * 10;

/** @param hasGst the form's prices have GST in them, as those of the basis do */
export function usualOf({ typical, gst }: CostBasis, hasGst: boolean): Usual {
  const said = (rupees: number): number => (hasGst ? rupees : rupees / (1 + gst / 100));
  const { overtime, shift, litres, transport } = typical;
  const [, near = 0, , far = 0] = transport?.middle ?? [];
  const [, nearKm, , farKm] = typicalKm;
  return {
    overtime: overtime === undefined ? undefined : tens(said(overtime)),
    shift: shift && tens(said(shift.middle)),
    litres: litres?.middle,
    // Typical transport is both ways.
    transport: transport && {
      each: tens(said(near) / 2),
      freeKm: nearKm,
      perKm: Math.round(said(far - near) / 2 / (farKm - nearKm)),
    },
  };
}
