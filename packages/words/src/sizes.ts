import type { Capacity, UnitName } from '@yantra/domain';
import { foldText } from './fold.ts';

/* How people write units, folded by `foldText`. Units of one letter, or that are also words, only count right after the number. */
const spellings: readonly (readonly [UnitName, string, string?])[] = [
  ['t/h', 'tph|t/h|t/hr|ton/hr|ton per hour|tonne per hour|tons per hour'],
  ['m3/h', 'm3/h|m3/hr|m³/h|m³/hr|cum/hr|cum/h|cubic meter per hour|cum per hour'],
  ['t', 'tonne|tonnes|ton|tons|tone|tonn|tun|tan|mt|tn|टन|टनी|टनाची|टनांची|ટન|ਟਨ|টন|டன்|టన్|ಟನ್', 't'],
  ['kVA', 'kva|kvas|k v a|kv a|केवीए|के वी ए|केव्हीए|કેવીએ|கேவிஏ'],
  ['kW', 'kw|kilowatt|kilowatts|किलोवाट|किलोवॅट'],
  ['HP', 'hp|h p|bhp|horsepower|horse power|एचपी|एच पी|हॉर्सपावर|हॉर्स पावर|हार्सपावर|हॉर्सपॉवर|એચપી'],
  ['cfm', 'cfm|c f m|सीएफएम'],
  ['m3', 'cum|cu m|cu mt|cumt|cbm|m3|m³|cubic meter|cubic metre|cubic meters|cubic mtr|cubic m|क्यूबिक मीटर|घन मीटर|क्यूब'],
  ['cft', 'cft|cubic feet|cubic foot|cu ft'],
  ['m2', 'sqm|sq m|sq mtr|m2|m²|square meter|square metre'],
  ['ft', 'ft|feet|feets|foot|fit|fut|foota|phut|फुट|फूट|फीट|फिट|फुटी|ફૂટ|ਫੁੱਟ|ফুট|அடி|అడుగు|ಅಡಿ', "'"],
  ['m', 'meter|metre|meters|metres|mtr|mtrs|mt r|मीटर|मिटर|મીટર|মিটার|மீட்டர்|మీటర్|ಮೀಟರ್', 'm'],
  ['mm', 'mm|एमएम'],
  ['in', 'inch|inches|इंच|इंची', '"'],
  ['L', 'litre|litres|liter|liters|ltr|ltrs|lit|लीटर|लिटर|લિટર', 'l'],
  ['kg', 'kg|kgs|kilo|kilos|kilogram|किलो|किग्रा'],
  ['A', 'amp|amps|ampere|amperes|एम्पियर|एम्प', 'a'],
  ['TR', 'tr'],
  ['row', 'row|rows|row wala|ओळी|कतार'],
];

const escaped = (text: string): string =>
  foldText(text)
    .replace(/[/.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ /g, '[\\s.]*');
const number = String.raw`(?<![\p{L}\p{N}.])(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)`;
const range = String.raw`(?:\s*(?:-|–|to|se|ते|से)\s*(\d+(?:\.\d+)?))?`;

const patterns = spellings.map(([unit, words, glued]) => {
  const list = words
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const either =
    glued === undefined
      ? `[\\s-]*(?:${list})`
      : `(?:[\\s-]*(?:${list})|${glued === 'm' || glued === 't' ? '\\s*' : ''}${glued})`;
  // "20-ton class" is 20 ton.
  return { unit, pattern: new RegExp(`${number}${range}${either}(?![\\p{L}\\p{M}\\p{N}])`, 'giu') };
});

/** The sizes in a text, and the text without them. */
export interface SizesIn {
  readonly sizes: readonly Capacity[];
  readonly rest: string;
}

/** The sizes in a text as written in India: `14 ton`, `14t`, `१४ टन`, `125 kva`, `60 ft`, `20-22 ton` (its middle). */
export function sizesIn(text: string): SizesIn {
  let rest = foldText(text);
  if (!/\d/.test(rest)) return { sizes: [], rest };
  const sizes: Capacity[] = [];
  for (const { unit, pattern } of patterns) {
    rest = rest.replace(pattern, (whole, first: string, last: string | undefined) => {
      const low = Number(first.replaceAll(',', ''));
      const value = last === undefined ? low : (low + Number(last)) / 2;
      if (!(value > 0)) return whole;
      sizes.push({ value, unit });
      return ' ';
    });
  }
  return { sizes, rest };
}
