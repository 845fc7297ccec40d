import { attempt } from '@yantra/domain';

/** The part of web storage in use. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value kept on the device. */
export interface Kept<Value> {
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * Keeps a value as JSON. Storage that is full, forbidden or unreadable counts as empty.
 * @param key its number grows when the shape changes, so that older values are ignored
 * @param parse checks what was read; undefined rejects it
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
