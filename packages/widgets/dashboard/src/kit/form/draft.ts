/** What of web storage is used. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what was typed into one form, per person, until it is sent. Storage that is full, forbidden or nonsense is as if there were none. */
export interface Draft<Name extends string> {
  readonly read: () => Partial<Record<Name, string>> | undefined;
  readonly write: (values: Readonly<Record<Name, string>>) => void;
  readonly forget: () => void;
}

/** @param key names form and person, e.g. `yantra.equipment.draft.1.<user>.new`; the number grows when the shape changes */
export function createDraft<Name extends string>(
  storage: () => KeptTexts,
  key: string,
  names: readonly Name[],
): Draft<Name> {
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      attempt(() => {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        if (typeof kept !== 'object' || kept === null) return undefined;
        const texts = Object.entries(kept).filter(
          ([name, text]) => names.includes(name as Name) && typeof text === 'string',
        );
        return texts.length > 0 ? (Object.fromEntries(texts) as Partial<Record<Name, string>>) : undefined;
      }),
    write: (values) => attempt(() => storage().setItem(key, JSON.stringify(values))),
    forget: () => attempt(() => storage().removeItem(key)),
  };
}
