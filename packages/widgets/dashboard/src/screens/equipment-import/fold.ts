/** Letters, combining marks and digits in lower case; without the nukta, which is optional in writing. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
