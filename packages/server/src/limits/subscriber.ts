import { isIPv6 } from 'node:net';

/** The subscriber of an address: an IPv4 address as it is, of an IPv6 address the first half, since a subscriber has all of the other half. */
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
