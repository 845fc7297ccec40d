import { gstStateCode, isGstCode, stateOfGstCode } from './gst.ts';

const pan = /^[A-Z]{5}\d{4}[A-Z]$/;
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text has the form of a permanent account number of the income tax, e.g. `ABCDE1234F`. */
export const isPan = (text: string): boolean => pan.test(text);

/** Which part of a GSTIN is wrong: its length or characters, state, PAN, the two characters after that, or the check character. */
export type GstinFault = 'length' | 'state' | 'pan' | 'form' | 'check';

/** The first wrong part of a GSTIN; `undefined` if it is valid. */
export function gstinFault(text: string): GstinFault | undefined {
  if (!/^[\dA-Z]{15}$/.test(text)) return 'length';
  if (!isGstCode(text.slice(0, 2))) return 'state';
  if (!isPan(panIn(text))) return 'pan';
  if (!/^[1-9A-Z]Z/.test(text.slice(12))) return 'form';
  return text.at(-1) === checkSign(text.slice(0, -1)) ? undefined : 'check';
}

/** Whether a text is a valid GSTIN, check character included: state, PAN, number, Z and check character, e.g. `27AAPFU0939F1ZV`. */
export const isGstin = (text: string): boolean => gstinFault(text) === undefined;

/**
 * Which of a person's facts a GSTIN contradicts; `undefined` if none, or if it is not a GSTIN.
 * @param person.pan whole, or with its first characters masked by `•`; an invalid one is ignored
 * @param person.state its English name; an unknown one is ignored
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

/** The check character of the first fourteen: each weighed 1 and 2 in turn, summing the digits of the product in base 36 (GSTN). */
function checkSign(text: string): string | undefined {
  const sum = [...text].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}
