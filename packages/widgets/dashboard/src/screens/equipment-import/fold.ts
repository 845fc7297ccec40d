/** Letters, their signs and digits alone, in small letters; no nukta, which is written or left out. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
