/** A name as it is compared: small letters and digits only, accents gone, so that "Navi-Mumbai" is "navi mumbai" is "navimumbai". */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Nearly every name is plain ASCII; only what is not needs the slow way.
  return /^[\0-\x7f]*$/.test(small)
    ? small.replace(/[^a-z\d]+/g, '')
    : small.normalize('NFD').replace(/[^\p{L}\p{N}]+/gu, '');
}
