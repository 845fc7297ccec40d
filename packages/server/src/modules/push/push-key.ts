import { createECDH } from 'node:crypto';
import type { Key } from '../../keys/keyring.ts';

/* The keys' 32 bytes are a private key of P-256: all but one in four thousand millions are valid, and that one is refused when it is first used. */

/** The key's public half, as browsers take it (`applicationServerKey`): an uncompressed point, base64url. */
export function publicKeyOf({ bytes }: Key): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes);
  return curve.getPublicKey('base64url');
}

/** Whether it is a point of the curve: with another nothing can be encrypted. */
export function isPoint(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    return curve.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0;
  } catch {
    return false;
  }
}
