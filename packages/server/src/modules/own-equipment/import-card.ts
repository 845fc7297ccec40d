import { type CardCell, cardCellAt } from '@yantra/domain';
import { foldText } from '@yantra/words';
import { answerIn, choiceIn, numberIn, rentalTypeIn, rentIn } from './import-values.ts';

/* What people write of a rate card into cells, in English, Hindi and Marathi. */

const folded = (words: string): readonly string[] => words.split('|').map((word) => foldText(word).trim());

const unsaid = new Set(
  folded('not stated|not said|unknown|ask|tbd|on request|नहीं बताया|पता नहीं|पूछें|सांगितले नाही|माहीत नाही|विचारा'),
);

type State = 'included' | 'extra' | 'renter';

const ofOwner =
  'included|inclusive|include|owner|our|ours|us|by us|by owner|incl|शामिल|मालिक|हमारा|हम|समाविष्ट|मालकाकडे|आमचे|आम्ही';
const ofRenter =
  'renter|client|customer|hirer|party|your|yours|by renter|by client|by customer|किराएदार|ग्राहक|किरायेदार|भाडेकरू|ग्राहकाकडे|भाडेकरूकडे';

/** The words of a part, by who bears it. */
const transportWords: readonly (readonly [State, readonly string[]])[] = [
  ['included', folded(`${ofOwner}|free|yes|हाँ|हां|होय|हो`)],
  [
    'extra',
    folded('extra|charged|i charge|at extra cost|extra charge|extra charges|chargeable|अलग से|अलग|वेगळे|मी घेतो|मैं लेता हूँ'),
  ],
  ['renter', folded(`${ofRenter}|no|not included|नहीं|नाही`)],
];
const fuelWords: readonly (readonly [State, readonly string[]])[] = [
  ['included', folded(`${ofOwner}|wet|with fuel|with diesel|yes|हाँ|हां|होय|हो`)],
  ['renter', folded(`${ofRenter}|dry|extra|without fuel|without diesel|no|not included|नहीं|नाही|अलग से|वेगळे`)],
];

const wordIn = (all: typeof transportWords, text: string): State | undefined => {
  const bare = foldText(text).trim();
  return all.find(([, words]) => words.includes(bare))?.[0];
};

/** Whether a cell says who pays for fuel, as some tables do in the column of its kind. */
export const saysWhoPaysFuel = (text: string): boolean => wordIn(fuelWords, text) !== undefined;

const perSomething = /\s*(?:\/|\bper\b|प्रति|दर)\s*\p{L}[\p{L}\p{M}]*\.?$/iu;

/** An amount of rupees, whatever it is per: `₹ 1,900/h`; otherwise the text itself, which the schema refuses. */
const amountIn = (text: string): number | string | undefined =>
  text === '' ? undefined : (rentIn(text.replace(perSomething, ''))?.amount ?? text);

/** A count with its unit or without: `25 km`, `9.5 l/h`, `60 hours`; otherwise the text itself. */
function countIn(text: string): number | string | undefined {
  if (text === '') return undefined;
  const bare = foldText(text).trim();
  const count =
    /^(\d[\d,]*(?:\.\d+)?)\s*(?:\p{L}[\p{L}\p{M}.]*(?:\s*(?:\/|per|a|प्रति|दर)\s*\p{L}[\p{L}\p{M}.]*)?)?$/u.exec(bare);
  return count?.[1] === undefined ? text : Number(count[1].replaceAll(',', ''));
}

/** `2 days`, `20 hours`, `2 दिन`, `2`: days, unless it says hours. */
function minimumIn(text: string) {
  if (text === '') return undefined;
  const parts = /^(\d+)\s*(\D*)$/u.exec(foldText(text).trim());
  const unit = parts?.[2] === '' ? 1 : rentalTypeIn(parts?.[2] ?? '');
  if (parts === null || (unit !== 0 && unit !== 1)) return { unit: 'days', amount: text };
  return { unit: unit === 0 ? 'hours' : 'days', amount: Number(parts[1]) };
}

function transportIn(state: string, each: string, freeKm: string, perKm: string) {
  const price = numberIn(state) === undefined && rentIn(state) === undefined ? '' : state;
  const said = price === '' && state !== '' ? (wordIn(transportWords, state) ?? state) : undefined;
  const charged = each || price;
  if (said !== undefined && said !== 'extra') return { state: said };
  // Who charges without naming a price has not stated it.
  if (charged === '') return undefined;
  return { state: 'extra', each: amountIn(charged), freeKm: countIn(freeKm) ?? 0, perKm: amountIn(perKm) ?? 0 };
}

/** The word of the fact in a cell, which may hold a price instead; otherwise the text itself. */
export function operatorWordIn(text: string): string {
  if (unsaid.has(foldText(text).trim())) return '';
  return text !== '' && rentIn(text) !== undefined ? 'extra' : choiceIn('operator', text);
}

function operatorIn(state: string, shift: string, board: string) {
  const price = rentIn(state) === undefined ? '' : state;
  const word = operatorWordIn(state);
  const isCharged = word === 'extra' || (state === '' && shift !== '');
  const more = board === '' ? {} : { board: answerIn(board) };
  if (isCharged) return shift || price ? { state: 'extra', shift: amountIn(shift || price), ...more } : undefined;
  if (word === 'none') return { state: 'renter' };
  return word === 'included' ? { state: 'included', ...more } : undefined;
}

function fuelIn(state: string, litres: string) {
  const said = state === '' ? undefined : (wordIn(fuelWords, state) ?? state);
  if (said === undefined && litres === '') return undefined;
  return said === undefined || said === 'renter' ? { state: 'renter', litres: countIn(litres) } : { state: said };
}

/** A deposit: an amount, or no. */
function depositIn(text: string) {
  if (text === '') return undefined;
  return answerIn(text) === false ? 0 : amountIn(text);
}

const given = (part: object): object | undefined =>
  Object.values(part).every((value) => value === undefined) ? undefined : part;
/** Whether prices have GST in them: `yes`, `included`, `extra`. */
function gstIn(text: string) {
  const word = wordIn(transportWords, text);
  return word === 'included' ? true : word === undefined ? answer(text) : false;
}

const answer = (text: string) => (text === '' ? undefined : answerIn(text));

/** The rate card in a row, for the schema; undefined if its cells say nothing. What cannot be read keeps its text, which the schema refuses. */
export function rateCardIn(row: Readonly<Record<string, string>>): object | undefined {
  const cell = (name: CardCell | 'fuel'): string => {
    const text = row[name] ?? '';
    return unsaid.has(foldText(text).trim()) ? '' : text;
  };
  const fuelBy = cell('fuelBy') || (saysWhoPaysFuel(cell('fuel')) ? cell('fuel') : '');
  return given({
    tiers: given({
      hour: amountIn(cell('rentHour')),
      day: amountIn(cell('rentDay')),
      week: amountIn(cell('rentWeek')),
      month: amountIn(cell('rentMonth')),
    }),
    included: given({
      day: countIn(cell('hoursInDay')),
      week: countIn(cell('hoursInWeek')),
      month: countIn(cell('hoursInMonth')),
    }),
    overtime: amountIn(cell('overtime')),
    minimum: minimumIn(cell('minimum')),
    sundaysFree: answer(cell('sundaysFree')),
    transport: transportIn(cell('transport'), cell('transportEach'), cell('transportFreeKm'), cell('transportPerKm')),
    operator: operatorIn(cell('operator'), cell('operatorShift'), cell('operatorBoard')),
    fuel: fuelIn(fuelBy, cell('fuelLitres')),
    deposit: depositIn(cell('deposit')),
    gstIncluded: gstIn(cell('gstIncluded')),
  });
}

const root = 'rateCard.';

/** Errors by column: those of a card are named by their part of it. */
export const byColumn = (said: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(said).map(([path, sentence]) => [
      path.startsWith(root) ? (cardCellAt(path.slice(root.length)) ?? path) : path,
      sentence,
    ]),
  );
