import { gstStateCode, isGstCode, stateOfGstCode } from './gst.ts';

const pan = /^[A-Z]{5}\d{4}[A-Z]$/;
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is formed as a permanent account number of the income tax, e.g. `ABCDE1234F`. */
export const isPan = (text: string): boolean => pan.test(text);

/** What of a text is none of a GSTIN: its length or signs, its state, its PAN, the two signs after that, or the check sign. */
export type GstinFault = 'length' | 'state' | 'pan' | 'form' | 'check';

/** The first part of a text that keeps it from being a GSTIN; `undefined` where none does. */
export function gstinFault(text: string): GstinFault | undefined {
  if (!/^[\dA-Z]{15}$/.test(text)) return 'length';
  if (!isGstCode(text.slice(0, 2))) return 'state';
  if (!isPan(panIn(text))) return 'pan';
  if (!/^[1-9A-Z]Z/.test(text.slice(12))) return 'form';
  return text.at(-1) === checkSign(text.slice(0, -1)) ? undefined : 'check';
}

/** Whether a text is a GST identification number, its last sign being right: state, PAN, number, Z and the check sign, e.g. `27AAPFU0939F1ZV`. */
export const isGstin = (text: string): boolean => gstinFault(text) === undefined;

/**
 * What of the same person a GSTIN contradicts; `undefined` where nothing does, or it is none.
 * @param person.pan whole, or with its first signs hidden by `•`; one that is none contradicts nothing
 * @param person.state by its English name; one that we do not know contradicts nothing
 */
export function gstinConflict(
  gstin: string,
  { pan, state }: { readonly pan: string; readonly state: string },
): 'pan' | 'state' | undefined {
  if (!isGstin(gstin)) return undefined;
  const isKnown = isPan(pan) || pan.startsWith('•');
  if (isKnown && !panIn(gstin).endsWith(pan.replace(/^•+/, ''))) return 'pan';
  const own = stateOfGstCode(gstin.slice(0, 2));
  const said = gstStateCode(state);
  return own !== undefined && said !== undefined && said !== gstin.slice(0, 2) ? 'state' : undefined;
}

const panIn = (gstin: string): string => gstin.slice(2, 12);

/** The check sign of the first fourteen: each weighed 1 and 2 in turn, by the digits of the product in base 36 (GSTN). */
function checkSign(text: string): string | undefined {
  const sum = [...text].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}
