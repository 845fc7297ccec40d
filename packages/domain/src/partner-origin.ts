/** Longer than any website's. */
const longest = 200;

/**
 * The origin that a text names, e.g. `https://www.example.in` of `https://WWW.example.in/`. Encrypted addresses only, but for one's own machine.
 * @returns undefined for what is none, or says more than an origin does
 */
export function partnerOrigin(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > longest || !URL.canParse(typed)) return undefined;
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(typed);
  const isBare = pathname === '/' && !search && !hash && !username && !password;
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine);
  return isBare && isSafe && hostname && !hostname.includes('*') ? origin : undefined;
}
