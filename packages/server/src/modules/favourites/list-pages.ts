import type { Keyrings } from '../../keys/keyring.ts';
import { createSealedIds, type SealedIds } from '../../keys/sealed-id.ts';

/** Tokens of the secret pages of shared lists. */
export const listPages = (keys: Keyrings): SealedIds => createSealedIds(keys('sharedLists'), 'shared list');
