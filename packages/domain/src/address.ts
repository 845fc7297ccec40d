/* The town is often written behind the street too. */
const keyOf = (part: string): string => part.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * An address with town, state and PIN code on one line; parts that it has already are not repeated: `Gat 12, Pune` and `Pune` are `Gat 12, Pune, Maharashtra,
 * 411015`.
 */
export function addressLine(address: string, ...rest: readonly string[]): string {
  const behind = rest.map((part) => part.trim()).filter(Boolean);
  const said = new Set(behind.map(keyOf));
  const own = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !said.has(keyOf(part)));
  return [...own, ...behind.filter((part, at) => behind.findIndex((one) => keyOf(one) === keyOf(part)) === at)].join(
    ', ',
  );
}
