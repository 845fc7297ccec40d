/** What a list of all texts tells of them: which lack a translation, and which are the English ones still. */
import { codeMark, readTexts, type Source, type TextRow } from './read-texts.ts';

/** Two Latin letters make a word. */
const hasWord = /[A-Za-z]{2}/;
const withoutParameters = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

/** @returns one line for each text that lacks a translation, or is the same as in English */
export function unspoken(rows: readonly TextRow[], allowed: ReadonlySet<string>): readonly string[] {
  return rows.flatMap(({ key, en, ...others }) =>
    (['hi', 'mr'] as const).flatMap((locale) => {
      const place = others[locale];
      // Of errors a widget has those that its own calls can answer; the types see to that.
      if (!place && /^(?:errors|fieldErrors) /.test(key)) return [];
      if (!place) return [`${en.file}: ${key} has no text in ${locale}`];
      const isSame =
        place.text === en.text && !place.text.startsWith(codeMark) && hasWord.test(withoutParameters(place.text));
      return isSame && !allowed.has(place.text) ? [`${place.file}: ${key} is still English: ${place.text}`] : [];
    }),
  );
}

/** @returns one line for each file of texts that no language knows */
export const withoutId = (sources: readonly Source[]): readonly string[] => {
  const known = new Set(readTexts(sources).map(({ en }) => en.file));
  return sources
    .filter(({ path }) => path.endsWith('.messages.ts') && !known.has(path))
    .map(({ path }) => `${path}: its texts have no id, so no language has them`);
};
