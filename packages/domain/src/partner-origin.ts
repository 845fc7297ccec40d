/** Longer than any real origin. */
const longest = 200;

/**
 * The origin in a text, e.g. `https://www.example.in` of `https://WWW.example.in/`. HTTPS only, except for localhost.
 * @returns undefined if it is not an origin, or more than one
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
