/** A name in comparable form: small letters and digits only, without accents, so that "Navi-Mumbai", "navi mumbai" and "navimumbai" are equal. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Nearly every name is plain ASCII; only the others need the slow way.
  return /^[\0-\x7f]*$/.test(small)
    ? small.replace(/[^a-z\d]+/g, '')
    : small.normalize('NFD').replace(/[^\p{L}\p{N}]+/gu, '');
}
