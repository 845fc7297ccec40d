import type { AddEquipmentInput } from '@yantra/contract/calls';
import { importedMachine, wrong } from '@yantra/contract/schemas';
import { factNames, isChoiceFact, limits, machineYears } from '@yantra/domain';
import { foldText } from '@yantra/words';
import { fieldErrorsOf } from '../../http/answer.ts';
import type { PlateFact } from '../search/vocabulary/index.ts';
import { byColumn, operatorWordIn, rateCardIn, saysWhoPaysFuel } from './import-card.ts';
import {
  answerIn,
  capacityIn,
  choiceIn,
  cellText,
  hoursIn,
  percentIn,
  rentalTypeIn,
  rentIn,
  statusIn,
  yearIn,
} from './import-values.ts';
import { type ImportNames, importWords, type Meant } from './import-words.ts';

/** A row of a table as sent: field name to text. */
export type ImportRow = Readonly<Record<string, string>>;

/** An unknown type or category, with suggestions. */
export interface UnknownWord {
  readonly field: 'equipmentTypeId' | 'categories';
  readonly word: string;
  readonly near: readonly Meant[];
}

/** A row as a machine, or its errors. */
export type ReadRow =
  | { readonly input: AddEquipmentInput }
  | { readonly errors: Record<string, string>; readonly unknown: readonly UnknownWord[] };

/* The schema's `Other`, so that the rest of a row is validated even if its type is unknown. */
const anyType = { equipmentTypeId: 0, equipmentTypeName: '-' };
const anyCategory = [{ id: 0 }];

/** Converts rows to the form's input and validates them like the form, except for the picture. @param year the current one */
export function rowReader(names: ImportNames, year: number) {
  const words = importWords(names);
  return (row: ImportRow): ReadRow => {
    const given = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, cellText(text)]));
    const field = (...all: string[]) => all.map((name) => given[name]).find((text) => text) ?? '';
    const capacity = field('capacity');
    const typeWord = field('equipmentTypeId', 'equipmentType');
    const type = typeWord === '' ? undefined : words.typeIn(typeWord, capacity);
    const typeId = typeof type === 'number' ? type : undefined;
    const named = words.categoriesIn(field('categories', 'category'));
    const usual = typeId === undefined ? undefined : words.usualCategory(typeId);
    const ids = named.ids.length > 0 || named.unknown.length > 0 || usual === undefined ? named.ids : [usual];
    const unknown: UnknownWord[] = [
      ...(typeof type === 'object' ? [{ field: 'equipmentTypeId' as const, word: typeWord, near: type }] : []),
      ...named.unknown.map((word) => ({ field: 'categories' as const, word, near: [] })),
    ];
    const unit = typeId === undefined ? undefined : names.units.get(typeId);
    const parsed = importedMachine.safeParse({
      ...given,
      ...valuesOf(given),
      categories: unknown.length > 0 && ids.length === 0 ? anyCategory : ids.map((id) => ({ id })),
      ...(typeof type === 'object' ? anyType : { equipmentTypeId: typeId }),
      capacity: unit === undefined || capacity === '' ? undefined : capacityIn(capacity, unit),
      ...factsIn(given, typeId === undefined ? [] : (names.plates.get(typeId) ?? [])),
      rateCard: rateCardIn(given),
      status: statusIn(field('status')),
    });
    if (parsed.success && unknown.length === 0) return { input: parsed.data };
    const said = parsed.success ? {} : byColumn(fieldErrorsOf(parsed.error));
    return { errors: { ...unknownSaid(unknown), ...describeInvalid(said, given, year) }, unknown };
  };
}

/** The row's facts of its type; other facts are ignored. */
function factsIn(given: ImportRow, asked: readonly PlateFact[]) {
  const said = asked.flatMap(({ fact, unit }): [string, unknown][] => {
    const text = fact === 'operator' ? operatorWordIn(given[fact] ?? '') : (given[fact] ?? '');
    // The column of the fuel may say who pays for it, which is for the rate card.
    if (fact === 'capacity' || text === '' || (fact === 'fuel' && saysWhoPaysFuel(text))) return [];
    return [[fact, isChoiceFact(fact) ? choiceIn(fact, text) : capacityIn(text, unit ?? '')]];
  });
  const none = Object.fromEntries(factNames.filter((name) => name !== 'capacity').map((name) => [name, undefined]));
  return { ...none, ...Object.fromEntries(said) };
}

/** The meaning of a row's cells; an unreadable cell keeps its text, which the schema refuses. */
function valuesOf(given: ImportRow) {
  const text = (name: string) => given[name] ?? '';
  const rent = rentIn(text('rentalValue'));
  const unit = text('rentalType');
  const country = text('country');
  return {
    rentalValue: text('rentalValue') === '' ? undefined : (rent?.amount ?? Number.NaN),
    rentalType: unit === '' ? rent?.unit : (rentalTypeIn(unit) ?? unit),
    yearOfMfg: yearIn(text('yearOfMfg')),
    noOfWorkingHrs: hoursIn(text('noOfWorkingHrs')),
    discount: text('discount') === '' ? undefined : percentIn(text('discount')),
    pinCode: foldText(text('pinCode')).replace(/\s/g, ''),
    phoneNumber: foldText(text('phoneNumber')),
    country: country === '' || foldText(country) === foldText('भारत') ? 'India' : country,
    registrationCertificate: answerIn(text('registrationCertificate')),
    hypoToBank: answerIn(text('hypoToBank')),
    insuranceAvailable: answerIn(text('insuranceAvailable')),
  };
}

const unknownSaid = (unknown: readonly UnknownWord[]): Record<string, string> =>
  Object.fromEntries(
    unknown.map(({ field, word, near: [first] }) => {
      const said = word.slice(0, 60);
      if (field === 'categories') return [field, wrong('category.noneSuch', { said })];
      if (first === undefined) return [field, wrong('equipmentType.noneSuch', { said })];
      return [field, wrong('equipmentType.didYouMean', { said, near: first.name })];
    }),
  );

/** The schema reports invalid values as missing. If the cell has content, this says what is wrong with it. */
function describeInvalid(said: Record<string, string>, given: ImportRow, year: number): Record<string, string> {
  const instead: Readonly<Record<string, string>> = {
    yearOfMfg: wrong('yearOfMfg.range', { first: machineYears.first, last: year }),
    noOfWorkingHrs: wrong('workingHours.range', { most: limits.hoursAWeek }),
    rentalValue: wrong('rentalValue.unclear', { most: limits.rentRupees }),
  };
  return Object.fromEntries(
    Object.entries(said).map(([name, sentence]) => {
      const isWrong = (given[name] ?? '') !== '';
      if (!isWrong) return [name, sentence];
      if (instead[name] !== undefined) return [name, instead[name]];
      return [name, sentence.endsWith('.required') ? wrong('text.line') : sentence];
    }),
  );
}
