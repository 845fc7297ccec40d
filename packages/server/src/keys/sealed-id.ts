import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, Keyring } from './keyring.ts';

/** What a token names. */
export interface SealedId {
  /** A UUID. */
  readonly id: string;
  /** Each new address is a generation; only the newest is open. */
  readonly generation: number;
}

const idBytes = 16;
const macBytes = 16;
const bodyBytes = idBytes + 4;

/** Tokens of secret pages. Nothing of them is stored: who has one was given it by us. */
export type SealedIds = ReturnType<typeof createSealedIds>;

/** @param purpose told apart from other uses of the keys */
export function createSealedIds(ring: Keyring, purpose: string) {
  const macOf = (body: Buffer, { bytes }: Key): Buffer =>
    createHmac('sha256', bytes).update(purpose).update(body).digest().subarray(0, macBytes);
  return {
    /** Makes many with one key. Await it before a transaction, as it may read the key. */
    async sealer(): Promise<(named: SealedId) => string> {
      const key = (await ring.keys()).signing();
      return ({ id, generation }) => {
        const body = Buffer.alloc(bodyBytes);
        body.write(id.replaceAll('-', ''), 'hex');
        body.writeUInt32BE(generation, idBytes);
        return Buffer.concat([body, macOf(body, key)]).toString('base64url');
      };
    },
    /** Undefined for one that we did not make. Await it before a transaction, as it may read the key. */
    async read(token: string): Promise<SealedId | undefined> {
      const given = Buffer.from(token, 'base64url');
      if (given.length !== bodyBytes + macBytes) return undefined;
      const [body, mac] = [given.subarray(0, bodyBytes), given.subarray(bodyBytes)];
      if (!(await ring.keys()).all.some((key) => timingSafeEqual(macOf(body, key), mac))) return undefined;
      const hex = body.toString('hex', 0, idBytes);
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { id, generation: body.readUInt32BE(idBytes) };
    },
  };
}
