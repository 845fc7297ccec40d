const pan = /^[A-Z]{5}\d{4}[A-Z]$/;
const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is formed as a permanent account number of the income tax, e.g. `ABCDE1234F`. */
export const isPan = (text: string): boolean => pan.test(text);

/** Whether a text is a GST identification number, its last sign being right: state, PAN, number, Z and the check sign, e.g. `27AAPFU0939F1ZV`. */
export const isGstin = (text: string): boolean => gstin.test(text) && text.at(-1) === checkSign(text.slice(0, -1));

/** The check sign of the first fourteen: each weighed 1 and 2 in turn, by the digits of the product in base 36 (GSTN). */
function checkSign(text: string): string | undefined {
  const sum = [...text].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}
