import { expect, test } from 'vitest';
import { isPublicAddress, mayBePublic, publicLookup } from './public-address.ts';

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a03:2880::1'])(
  '%s is an address of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(mayBePublic(address.includes(':') ? `[${address}]` : address)).toBe(true);
  },
);

const special =
  `127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::a00:1 fd00::1 fe80::1 ff02::1 2002:7f00:1:: 2001:0:1:: fec0::1`.split(
    ' ',
  );
test.each(special)('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(mayBePublic(address.includes(':') ? `[${address}]` : address)).toBe(false);
});

test.each(['localhost', 'a.localhost', 'router', 'printer.local', 'db.internal', 'db.internal.', ''])(
  '%j is no host of the internet',
  (host) => {
    expect(mayBePublic(host)).toBe(false);
  },
);

test('numbers that browsers and resolvers take for an address are read as one before', () => {
  for (const host of ['0x7f.1', '2130706433', '127.1', '0177.0.0.1']) {
    expect(mayBePublic(new URL(`https://${host}/`).hostname)).toBe(false);
  }
});

test.each([true, false])('a name that stands for this machine is not found (all: %s)', async (all) => {
  const code = await new Promise((resolve) =>
    publicLookup('localhost', { all }, (error) => resolve(error?.code ?? 'found')),
  );
  expect(code).toBe('ENOTPUBLIC');
});
