import { isIPv6 } from 'node:net';

/**
 * Whom an address belongs to, as far as an address can say: an IPv4 address as it is, of an IPv6 address the first half, for whoever has one
 * has all of the other half too.
 */
export function subscriberOf(address: string): string {
  const bare = address.replace(/%.*/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail?.split(':') ?? [];
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
