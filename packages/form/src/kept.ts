import { attempt } from '@yantra/domain';

/** What of web storage is used. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Something kept on the device. */
export interface Kept<Value> {
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * Keeps a value as JSON. Storage that is full, forbidden or nonsense is as if there were none.
 * @param key its number grows when the shape changes: what is older is then not read
 * @param parse what is read; undefined where it is none
 */
export function createKept<Value>(
  storage: () => KeptTexts,
  key: string,
  parse: (kept: unknown) => Value | undefined,
): Kept<Value> {
  return {
    read: () => attempt(() => parse(JSON.parse(storage().getItem(key) ?? 'null'))),
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: () => attempt(() => storage().removeItem(key)),
  };
}
