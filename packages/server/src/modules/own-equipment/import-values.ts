import {
  type ChoiceFact,
  convertedTo,
  type EquipmentStatus,
  factChoices,
  type RentalType,
  statusOf,
} from '@yantra/domain';
import { foldText, sizesIn } from '@yantra/words';

/* What people write into cells, in English, Hindi and Marathi. Clear values are understood; ambiguous ones (8.500, 8–9 thousand) are not, and are reported. */

const nothing = new Set(['-', '--', '—', '–', 'na', 'n/a', 'nil', 'none', '.', '?']);

/** A cell's text; a dash or the like means empty. */
export const cellText = (text: string | undefined): string => {
  const bare = (text ?? '').replace(/\u00a0/g, ' ').trim();
  return nothing.has(bare.toLowerCase()) ? '' : bare;
};

const folded = (words: string): readonly string[] => words.split('|').map((word) => foldText(word));
const units: readonly (readonly [RentalType, readonly string[]])[] = [
  [0, folded('hour|hours|hourly|hr|hrs|घंटा|घंटे|घण्टा|घंटेवार|तास|ताशी|तासाला')],
  [1, folded('day|days|daily|दिन|दिवस|रोज|रोज़|रोजाना|दैनिक|दररोज|प्रतिदिन|दिवसाला|दिवसाचे')],
  [2, folded('week|weeks|weekly|wk|हफ्ता|हफ़्ता|सप्ताह|साप्ताहिक|आठवडा|आठवड्याला')],
  [3, folded('month|months|monthly|mth|महीना|माह|मासिक|महिना|दरमहा|महिन्याला|प्रतिमाह')],
];
const per = new RegExp(
  `^(?:${folded('per|प्रति|हर|दर|each|a|/')
    .map((one) => one.replace('/', '\\/'))
    .join('|')})\\s*`,
  'u',
);

/** The unit in a text: `Daily`, `per day`, `/day`, `प्रति दिन`, `day basis`. */
export function rentalTypeIn(text: string): RentalType | undefined {
  const bare = foldText(text)
    .trim()
    .replace(/^(?:rs\.?|inr|₹)\s*(?=\/|per)/, '')
    .replace(per, '')
    .replace(/[\s-]*(?:wise|basis|rate|rent)?[.\s]*$/u, '');
  return units.find(([, words]) => words.includes(bare))?.[0];
}

const thousands = new Map(
  [['k|thousand|हजार|हज़ार', 1000] as const, ['lakh|lakhs|lac|lacs|लाख', 100_000] as const].flatMap(([words, times]) =>
    folded(words).map((word) => [word, times] as const),
  ),
);

/** A number as people write it, `undefined` if ambiguous: a point before three digits may be a decimal point or a separator. */
export function numberIn(text: string): number | undefined {
  const bare = foldText(text).trim();
  const scaled = /^(\d+(?:\.\d+)?)\s*(\p{L}[\p{L}\p{M}]*)$/u.exec(bare);
  const times = scaled && thousands.get(scaled[2] ?? '');
  if (scaled && times) return Math.round(Number(scaled[1]) * times * 100) / 100;
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(bare)) return Number(bare.replace(/,/g, ''));
  if (/^\d{1,3}(?:[ \u202f]\d{2,3})*[ \u202f]\d{3}$/.test(bare)) return Number(bare.replace(/[ \u202f]/g, ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return Number(bare.replace(/\./g, '').replace(',', '.'));
  if (/^\d+,\d{1,2}$/.test(bare)) return Number(bare.replace(',', '.'));
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(bare) || !/^\d+(?:\.\d+)?$/.test(bare)) return undefined;
  return Number(bare);
}

/** A rent with its unit, if any: `₹ 8,500/-`, `Rs. 8500 per day`, `8.5k/day`. */
export function rentIn(text: string): { readonly amount: number; readonly unit?: RentalType } | undefined {
  const bare = foldText(text)
    .trim()
    .replace(new RegExp(`^(?:₹|rs\\.?|inr|${folded('रु|रुपये|रुपए').join('|')})[.\\s]*`, 'u'), '')
    .replace(/\s*(?:₹|rs\.?|inr)$/u, '')
    .replace(/\s*\/\s*[-=]+/u, ' ')
    .replace(/\s*(?:only|\+\s*gst)\s*$/u, '')
    .trim();
  const whole = numberIn(bare);
  if (whole !== undefined) return { amount: whole };
  const parts = /^(\d[\d.,\s]*(?:k|lakh|lac)?)\s*(\/.+|\p{L}.*)$/u.exec(bare);
  const amount = numberIn(parts?.[1] ?? '');
  const unit = rentalTypeIn(parts?.[2] ?? '');
  return amount === undefined || unit === undefined ? undefined : { amount, unit };
}

/** A year: `2021`, `2021.0`, `Mar-2021`, `03/2021`; otherwise the text itself. */
export function yearIn(text: string): string {
  const bare = foldText(text).trim();
  return /^(?:(?:\p{L}[\p{L}\p{M}]{2,9}|\d{1,2})[-/.,'\s]+)?(\d{4})(?:\.0+)?$/u.exec(bare)?.[1] ?? text;
}

/** Hours a week: `48`, `48 hrs`, `48 hours/week`; otherwise the text itself. */
export function hoursIn(text: string): string {
  const bare = foldText(text).trim();
  const hours = folded('h|hr|hrs|hour|hours|घंटे|घंटा|तास').join('|');
  const week = folded('week|wk|सप्ताह|हफ्ता|आठवडा|आठवड्याला').join('|');
  const number = new RegExp(
    `^(\\d+(?:\\.\\d+)?)\\s*(?:(?:${hours})\\.?)?\\s*(?:(?:per|\\/|प्रति|a)?\\s*(?:${week}))?$`,
    'u',
  ).exec(bare);
  return number?.[1] ?? text;
}

const yes = new Set(folded('yes|y|true|1|हाँ|हां|हा|होय|हो|available|valid|ok|✓|✔|है|आहे|उपलब्ध'));
const no = new Set(folded('no|n|false|0|नहीं|नही|नाही|not available|expired|✗|✘|x'));

/** Yes or no in three languages; otherwise the text itself. An empty cell is no. */
export function answerIn(text: string): boolean | string {
  const bare = foldText(text).trim();
  if (bare === '' || no.has(bare)) return false;
  return yes.has(bare) ? true : text;
}

const statuses: readonly (readonly [EquipmentStatus, readonly string[]])[] = [
  ['Available', folded('free|idle|ready|उपलब्ध|खाली|रिकामे')],
  ['On rent', folded('rented|hired|on hire|working|किराये पर|किराए पर|भाड्याने|भाड्यावर')],
  ['Unavailable', folded('not available|breakdown|under repair|अनुपलब्ध|उपलब्ध नहीं|उपलब्ध नाही')],
];

/** A status in one of three languages; otherwise the text itself. */
export function statusIn(text: string): string {
  const bare = foldText(text).trim();
  return statusOf(text) ?? statuses.find(([, words]) => words.includes(bare))?.[0] ?? text;
}

const choiceWords: Readonly<Record<ChoiceFact, Readonly<Record<string, readonly string[]>>>> = {
  operator: {
    included: folded(
      'yes|with operator|with driver|operator included|हाँ|हां|होय|शामिल|समाविष्ट|चालक सहित|चालकासह|ऑपरेटर सहित|ऑपरेटर शामिल|ऑपरेटरसह|ऑपरेटर समाविष्ट',
    ),
    extra: folded('extra charge|at extra cost|extra charges|अलग से|अलग शुल्क पर|वेगळे|वेगळ्या शुल्काने'),
    none: folded(
      'no|not included|without|without operator|self drive|नहीं|शामिल नहीं|नाही|समाविष्ट नाही|बिना चालक|चालकाशिवाय|बिना ऑपरेटर|ऑपरेटरशिवाय',
    ),
  },
  fuel: {
    diesel: folded('hsd|डीज़ल|डीजल|डिझेल'),
    petrol: folded('gasoline|पेट्रोल'),
    electric: folded('electricity|battery|ev|बिजली|इलेक्ट्रिक|वीज|विजेवर'),
    cng: folded('gas|सीएनजी'),
  },
  drive: {
    '2WD': folded('2 wheel|2x4|4x2'),
    '4WD': folded('4 wheel|4x4|awd'),
    crawler: folded('track|tracks|tracked|chain|क्रॉलर'),
  },
  phase: {
    '1': folded('single|single phase|1 phase|1ph|सिंगल फ़ेज़|सिंगल फेज'),
    '3': folded('three|three phase|3 phase|3ph|थ्री फ़ेज़|थ्री फेज'),
  },
};

/** A fact's word in one of three languages; otherwise the text itself, which the schema refuses. */
export function choiceIn(fact: ChoiceFact, text: string): string {
  const bare = foldText(text).trim();
  const words = choiceWords[fact];
  return factChoices[fact].find((one) => foldText(one) === bare || words[one]?.includes(bare) === true) ?? text;
}

/** A percentage: `10%`, `10 %`; otherwise the text itself. */
export const percentIn = (text: string): string => foldText(text).replace(/[\s%]/g, '') || text;

/** A size in the unit: `14`, `14 t`, `14 ton`, `14,000 kg`; otherwise the text itself, which the schema refuses. */
export function capacityIn(text: string, unit: string): string | number {
  const plain = numberIn(text);
  if (plain !== undefined) return plain;
  const bare = foldText(text).replace(/[,\s]/g, '');
  const own = bare.endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length) : bare;
  if (/^\d+(\.\d+)?$/.test(own)) return own;
  const [size] = sizesIn(text).sizes.flatMap((one) => convertedTo(unit, one) ?? []);
  return size === undefined ? text : Number(size.toPrecision(6));
}
