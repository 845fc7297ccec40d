import { cellsOfCard } from '@yantra/domain';
import { type Language, textsIn } from '@yantra/language';
import { makeOwnEquipment, rateCard } from '@yantra/testing';
import { expect, test } from 'vitest';
import { csvOf } from '../../kit/table/csv.ts';
import hindi from '../../languages/hi.ts';
import marathi from '../../languages/mr.ts';
import { columnsFor } from '../equipments-list/columns.tsx';
import { messages } from '../equipments-list/equipments-list.messages.ts';
import { guessMapping, rowsOf } from './columns.ts';
import { parseCsv } from './csv.ts';

const card = {
  ...rateCard,
  tiers: { hour: 1900.5, week: 72_000, month: 260_000 },
  included: { day: 10 },
  operator: { state: 'extra', shift: 1000, board: false },
  fuel: { state: 'renter', litres: 9.5 },
  sundaysFree: true,
  gstIncluded: false,
} as const;

test.each<[string, Language | undefined]>([
  ['English', undefined],
  ['Hindi', hindi],
  ['Marathi', marathi],
])('the cells of an exported rate card are found again under their headings, in %s', (_name, language) => {
  const { cardWords } = textsIn(language, messages);
  const csv = csvOf(columnsFor('supplier', language), [makeOwnEquipment({ id: 'm1', rateCard: card })]);
  const parsed = parseCsv(csv.replace('\uFEFF', ''));
  if ('openQuote' in parsed) throw new Error('A quote is open.');
  const [columns = [], ...rows] = parsed.rows;
  const [row = {}] = rowsOf({ columns, rows }, guessMapping(columns));
  const cells = Object.entries(cellsOfCard(card, cardWords)).filter(([, text]) => text !== '');
  expect(row).toMatchObject(Object.fromEntries(cells));
});
