import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopbackName } from './loopback.ts';

/* Every range that is nobody's on the internet (IANA's registries of special addresses), and those that lead into others. */
const ranges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/* A list each: in one, the range of mapped addresses would hold all of IPv4. */
function listOf(family: 4 | 6): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (isIP(address) === family) list.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
const special = { 4: listOf(4), 6: listOf(6) } as const;

/** Whether an IP address is one of the internet, and not of this machine or a network around it. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !special[4].check(address, 'ipv4');
  return family === 6 && !special[6].check(address, 'ipv6');
};

/** Whether a host may be asked at all: a name of the internet, or a public address. What a name stands for is only known when it is looked up. */
export function mayBePublic(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  if (isIP(host) !== 0) return isPublicAddress(host);
  return (
    host.includes('.') &&
    !isLoopbackName(host) &&
    !/\.(?:local|internal|intranet|lan|home|corp|localdomain)$/.test(host)
  );
}

/** Looks up names, and knows only their public addresses: whatever a stranger's name stands for at the moment of the request, it is none of ours. */
export const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (first === undefined) {
      return done(Object.assign(new Error('The name has no public address.'), { code: 'ENOTPUBLIC' }), '');
    }
    if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
