/** Where a password is chosen: the owner flow and self sign-up show their own documented rules, everything else takes the union of both. */
export type PasswordFlow = 'owner' | 'self' | 'any';

/** One thing a password must have; the order is that of the hints on the screen. */
export type PasswordRule = 'length' | 'capital' | 'digit' | 'symbol' | 'characters';

/** The symbols each flow takes (public-area.md §5, decisions/0013). */
export const passwordSymbols: Readonly<Record<PasswordFlow, string>> = {
  owner: '@$!%*?&',
  self: '!@#$%^&*',
  any: '@$!%*?&#^',
};

/** Characters a password has. */
export const passwordLength = { least: 8, most: 128 } as const;

const isLetterOrDigit = (sign: string): boolean => /^[A-Za-z\d]$/.test(sign);

/** What a password of a flow lacks, in the order of the hints; empty when it is good. */
export function brokenPasswordRules(password: string, flow: PasswordFlow): readonly PasswordRule[] {
  const symbols = passwordSymbols[flow];
  const signs = [...password];
  const kept: Readonly<Record<PasswordRule, boolean>> = {
    length: signs.length >= passwordLength.least && signs.length <= passwordLength.most,
    capital: /[A-Z]/.test(password),
    digit: /\d/.test(password),
    symbol: signs.some((sign) => symbols.includes(sign)),
    characters: signs.every((sign) => isLetterOrDigit(sign) || symbols.includes(sign)),
  };
  return (Object.keys(kept) as PasswordRule[]).filter((rule) => !kept[rule]);
}
