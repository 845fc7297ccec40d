/** Where a password is chosen: the owner flow and self sign-up have their own documented rules, all others allow the union. */
export type PasswordFlow = 'owner' | 'self' | 'any';

/** One rule of passwords, in the order of the hints on the screen. */
export type PasswordRule = 'length' | 'capital' | 'digit' | 'symbol' | 'characters';

/** The symbols each flow accepts (public-area.md §5, decisions/0013). */
export const passwordSymbols: Readonly<Record<PasswordFlow, string>> = {
  owner: '@$!%*?&',
  self: '!@#$%^&*',
  any: '@$!%*?&#^',
};

/** The number of characters. */
export const passwordLength = { least: 8, most: 128 } as const;

const isLetterOrDigit = (sign: string): boolean => /^[A-Za-z\d]$/.test(sign);

/** The rules that a password breaks, in the order of the hints; empty if none. */
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
