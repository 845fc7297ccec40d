import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, Keyrings } from '../../keys/keyring.ts';

/** What a secret page's token names. */
export interface NamedPage {
  readonly requirementId: string;
  /** Each new address is a generation; only the newest is open. */
  readonly generation: number;
}

const idBytes = 16;
const macBytes = 16;
const bodyBytes = idBytes + 4;

/** Tokens of secret pages. Nothing of them is stored: who has one was given it by us. */
export type PageTokens = ReturnType<typeof createPageTokens>;

export function createPageTokens({ keys }: { readonly keys: Keyrings }) {
  const ring = keys('requestPages');
  const macOf = (body: Buffer, { bytes }: Key): Buffer =>
    createHmac('sha256', bytes).update('request page').update(body).digest().subarray(0, macBytes);
  return {
    async make({ requirementId, generation }: NamedPage): Promise<string> {
      const body = Buffer.alloc(bodyBytes);
      body.write(requirementId.replaceAll('-', ''), 'hex');
      body.writeUInt32BE(generation, idBytes);
      const mac = macOf(body, (await ring.keys()).signing());
      return Buffer.concat([body, mac]).toString('base64url');
    },
    /** Undefined for one that we did not make. Await it before a transaction, as it may read the key. */
    async read(token: string): Promise<NamedPage | undefined> {
      const given = Buffer.from(token, 'base64url');
      if (given.length !== bodyBytes + macBytes) return undefined;
      const [body, mac] = [given.subarray(0, bodyBytes), given.subarray(bodyBytes)];
      if (!(await ring.keys()).all.some((key) => timingSafeEqual(macOf(body, key), mac))) return undefined;
      const hex = body.toString('hex', 0, idBytes);
      const requirementId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { requirementId, generation: body.readUInt32BE(idBytes) };
    },
  };
}
