import type { Keyrings } from '../../keys/keyring.ts';
import { createSealedIds } from '../../keys/sealed-id.ts';

/** What a secret page's token names. */
export interface NamedPage {
  readonly requirementId: string;
  /** Each new address is a generation; only the newest is open. */
  readonly generation: number;
}

/** Tokens of secret pages. Nothing of them is stored: who has one was given it by us. */
export type PageTokens = ReturnType<typeof createPageTokens>;

export function createPageTokens({ keys }: { readonly keys: Keyrings }) {
  const sealed = createSealedIds(keys('requestPages'), 'request page');
  return {
    make: async ({ requirementId: id, generation }: NamedPage): Promise<string> =>
      (await sealed.sealer())({ id, generation }),
    /** Undefined for one that we did not make. Await it before a transaction, as it may read the key. */
    async read(token: string): Promise<NamedPage | undefined> {
      const named = await sealed.read(token);
      return named && { requirementId: named.id, generation: named.generation };
    },
  };
}
