import { type Kept, type KeptTexts, createKept } from './kept.ts';

/** What was typed into one form, kept until it is sent. */
export type Draft<Name extends string> = Kept<Partial<Record<Name, string>>>;

/** @param key names form and person, e.g. `yantra.equipment.draft.1.<user>.new` */
export const createDraft = <Name extends string>(
  storage: () => KeptTexts,
  key: string,
  names: readonly Name[],
): Draft<Name> =>
  createKept(storage, key, (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.entries(kept).filter(
      ([name, text]) => names.includes(name as Name) && typeof text === 'string',
    );
    return texts.length > 0 ? (Object.fromEntries(texts) as Partial<Record<Name, string>>) : undefined;
  });
