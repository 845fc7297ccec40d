import type { Quote, QuoteDraft, SendQuoteInput } from '@yantra/contract/calls';
import {
  formatRupees,
  inIndia,
  latinDigits,
  lineAmount,
  type QuotePart,
  quoteSum,
  type QuoteSum,
  type QuoteUnit,
  signedPaise,
} from '@yantra/domain';

/** Parts that may be without an amount. */
export const namedParts = [
  'overtime',
  'transport',
  'operator',
  'board',
  'fuel',
] as const satisfies readonly QuotePart[];
export type NamedPart = (typeof namedParts)[number];
/** How such a part stands; empty is left out. */
export const partStates = ['included', 'renter', 'unknown'] as const;
export type PartState = (typeof partStates)[number] | '';

type CardLine = Pick<QuoteDraft['lines'][number], 'quantity' | 'unit' | 'rate'>;

/** A line as it is typed. */
export interface EditedLine {
  /** For lists. */
  readonly key: number;
  readonly part: QuotePart;
  /** Empty for the part's usual name. */
  readonly name: string;
  readonly quantity: string;
  readonly unit: QuoteUnit;
  readonly rate: string;
  readonly isOnlyIf: boolean;
  /** What the rate card says; absent if it says nothing. */
  readonly card?: CardLine | undefined;
}

/** A part without an amount. */
export interface EditedPart {
  readonly state: PartState;
  readonly words: string;
}

/** A quote as it is typed. */
export interface Edited {
  readonly equipmentId: string | undefined;
  readonly lines: readonly EditedLine[];
  readonly parts: Readonly<Record<NamedPart, EditedPart>>;
  /** Empty: not stated. */
  readonly deposit: string;
  readonly gstIncluded: boolean;
  readonly terms: string;
  /** In India, `2026-11-23T18:00`. */
  readonly validUntil: string;
  readonly hold: boolean;
}

/** The name of a field of a line. */
export const fieldOf = (key: number, field: 'name' | 'quantity' | 'rate'): string => `line-${key}-${field}`;

/** `46,000.50` as a number; undefined unless it is one with at most two decimals. */
export function numberIn(text: string): number | undefined {
  const bare = latinDigits(text).replace(/[\s,₹]/gu, '');
  return /^-?\d{1,12}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** `46,000`, `1,250.50`. */
const typedRupees = (rupees: number): string => formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2).replace('₹', '');

/** @param iso UTC */
export const localOf = (iso: string): string => inIndia(new Date(iso)).toISOString().slice(0, 16);

/** The moment that was typed; undefined if it is none. */
export function momentOf(local: string): string | undefined {
  const time = Date.parse(`${local}:00+05:30`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

const noPart: EditedPart = { state: '', words: '' };

function partsIn(parts: Quote['parts']): Edited['parts'] {
  const of = (part: NamedPart): EditedPart => {
    const found = parts.find((one) => one.part === part);
    return found ? { state: found.state, words: found.words } : noPart;
  };
  return {
    overtime: of('overtime'),
    transport: of('transport'),
    operator: of('operator'),
    board: of('board'),
    fuel: of('fuel'),
  };
}

/** Lines to edit, each with what the card says of its part. */
function linesIn(lines: QuoteDraft['lines'], card: QuoteDraft['lines'], firstKey: number): readonly EditedLine[] {
  const rest = [...card];
  return lines.map(({ part, name, quantity, unit, rate, isOnlyIf }, index) => {
    const at = rest.findIndex((one) => one.part === part && one.isOnlyIf === isOnlyIf && part !== 'own');
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    return {
      key: firstKey + index,
      part,
      name,
      quantity: typed(quantity),
      unit,
      rate: typedRupees(rate),
      isOnlyIf: isOnlyIf === true,
      card: found && { quantity: found.quantity, unit: found.unit, rate: found.rate },
    };
  });
}

/** A quote to begin with: as the rate card fills it, or the version that was sent before. */
export function beginning(draft: QuoteDraft, sent?: Quote): Edited {
  const before = sent?.machine.id === draft.equipmentId ? sent : undefined;
  const { lines, parts, deposit, gstIncluded } = before ? { ...before, gstIncluded: before.gst.isIncluded } : draft;
  return {
    equipmentId: draft.equipmentId,
    lines: linesIn(lines, draft.lines, 0),
    parts: partsIn(parts),
    deposit: deposit === undefined ? '' : typedRupees(deposit),
    gstIncluded,
    terms: sent?.terms ?? '',
    validUntil: localOf(draft.validUntil),
    hold: before?.heldUntil !== undefined && draft.mayHold,
  };
}

const nextKey = (lines: readonly EditedLine[]): number => Math.max(0, ...lines.map(({ key }) => key + 1));

/** The same for another machine: its own card, and what the owner has added. */
export function refilled(edited: Edited, draft: QuoteDraft): Edited {
  const fresh = beginning(draft);
  const own = edited.lines.filter(({ part }) => part === 'own');
  const first = nextKey(fresh.lines);
  return {
    ...edited,
    ...fresh,
    lines: [...fresh.lines, ...own.map((line, index) => ({ ...line, key: first + index }))],
    terms: edited.terms,
    validUntil: edited.validUntil,
    hold: edited.hold && draft.mayHold,
  };
}

/** Whether a line differs from the card. */
export function isChanged({ card, quantity, unit, rate }: EditedLine): boolean {
  return (
    card !== undefined && !(numberIn(quantity) === card.quantity && unit === card.unit && numberIn(rate) === card.rate)
  );
}

/** A line as the card says it. */
export const putBack = (line: EditedLine): EditedLine =>
  line.card
    ? { ...line, quantity: typed(line.card.quantity), unit: line.card.unit, rate: typedRupees(line.card.rate) }
    : line;

/** What the card says a line comes to, in paise. */
export const cardAmount = ({ quantity, rate }: CardLine): number => lineAmount({ quantity, rate: signedPaise(rate) });

const usualUnit: Readonly<Record<QuotePart, QuoteUnit>> = {
  rent: 'day',
  overtime: 'hour',
  transport: 'trip',
  operator: 'shift',
  board: 'day',
  fuel: 'litre',
  own: 'piece',
};

/** One line more, still without a price. */
export function withLine(edited: Edited, part: QuotePart): Edited {
  const line: EditedLine = {
    key: nextKey(edited.lines),
    part,
    name: '',
    quantity: '1',
    unit: usualUnit[part],
    rate: '',
    isOnlyIf: false,
  };
  const isNamed = part !== 'own' && part !== 'rent';
  return {
    ...edited,
    lines: [...edited.lines, line],
    ...(isNamed && { parts: { ...edited.parts, [part]: noPart } }),
  };
}

/** Without a line; its part is then not stated. */
export function withoutLine(edited: Edited, key: number): Edited {
  const gone = edited.lines.find((line) => line.key === key);
  const lines = edited.lines.filter((line) => line.key !== key);
  const isNamed = gone && gone.part !== 'own' && gone.part !== 'rent' && !lines.some(({ part }) => part === gone.part);
  return {
    ...edited,
    lines,
    ...(isNamed && { parts: { ...edited.parts, [gone.part]: { state: 'unknown', words: '' } } }),
  };
}

/** With a line changed. */
export const withChange = (edited: Edited, key: number, change: Partial<EditedLine>): Edited => ({
  ...edited,
  lines: edited.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
});

/** Parts that have no line. */
export const partsWithout = ({ lines }: Pick<Edited, 'lines'>): readonly NamedPart[] =>
  namedParts.filter((part) => !lines.some((line) => line.part === part));

const termsOf = (edited: Edited): SendQuoteInput['parts'] =>
  partsWithout(edited).flatMap((part) => {
    const { state, words } = edited.parts[part];
    return state === '' ? [] : [{ part, state, words: words.trim() }];
  });

/** What a quote comes to; undefined while a number is missing. @param percent of GST */
export function sumOf(edited: Edited, percent: number): QuoteSum | undefined {
  const lines = edited.lines.map(({ part, name, quantity, unit, rate, isOnlyIf }) => {
    const [many, each] = [numberIn(quantity), numberIn(rate)];
    if (many === undefined || each === undefined) return undefined;
    return { part, name, quantity: many, unit, rate: signedPaise(each), ...(isOnlyIf && { isOnlyIf: true as const }) };
  });
  const known = lines.filter((line) => line !== undefined);
  if (known.length < lines.length) return undefined;
  return quoteSum({
    lines: known,
    parts: [...termsOf(edited)] as never,
    gst: percent,
    gstIncluded: edited.gstIncluded,
  });
}

/** What a line comes to, in paise; undefined while a number is missing. */
export function amountOf({ quantity, rate }: EditedLine): number | undefined {
  const [many, each] = [numberIn(quantity), numberIn(rate)];
  return many === undefined || each === undefined ? undefined : lineAmount({ quantity: many, rate: signedPaise(each) });
}

/** What is sent; undefined while it is wrong. */
export function sentOf(
  edited: Edited,
  { dealId, version }: Pick<SendQuoteInput, 'dealId' | 'version'>,
): SendQuoteInput | undefined {
  const { equipmentId, lines, deposit, gstIncluded, terms, hold } = edited;
  const validUntil = momentOf(edited.validUntil);
  if (equipmentId === undefined || validUntil === undefined) return undefined;
  const amount = numberIn(deposit);
  return {
    dealId,
    equipmentId,
    lines: lines.map(({ part, name, quantity, unit, rate, isOnlyIf }) => ({
      part,
      name: name.trim(),
      quantity: numberIn(quantity) ?? 0,
      unit,
      rate: numberIn(rate) ?? 0,
      ...(isOnlyIf && { isOnlyIf: true as const }),
    })),
    parts: termsOf(edited),
    ...(amount !== undefined && { deposit: amount }),
    gstIncluded,
    terms: terms.trim(),
    validUntil,
    hold,
    version,
  };
}
