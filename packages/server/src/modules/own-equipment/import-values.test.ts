import { expect, test } from 'vitest';
import {
  answerIn,
  capacityIn,
  cellText,
  hoursIn,
  numberIn,
  rentalTypeIn,
  rentIn,
  statusIn,
  yearIn,
  choiceIn,
} from './import-values.ts';

test('rents are read as they are written, with the unit behind them', () => {
  const rents = [
    '8500',
    '₹ 8,500/-',
    'Rs. 8,500.00',
    'INR 8500',
    '8.5k',
    '1.25 lakh',
    '1,25,000',
    '8500,50',
    '८५००',
    'रु. 8,500',
    '8.500,00',
    '8 500',
  ];
  const rupees = [8500, 8500, 8500, 8500, 8500, 125_000, 125_000, 8500.5, 8500, 8500, 8500, 8500];
  expect(rents.map((text) => rentIn(text)?.amount)).toEqual(rupees);
  expect(['Rs 8,500/day', '₹ 8500/- per day', '900 प्रति घंटा', '95000 / month', '8.5k/day'].map(rentIn)).toEqual([
    { amount: 8500, unit: 1 },
    { amount: 8500, unit: 1 },
    { amount: 900, unit: 0 },
    { amount: 95_000, unit: 3 },
    { amount: 8500, unit: 1 },
  ]);
});

test('what may mean two things is not understood', () => {
  expect(
    ['8.500', '8000-9000', '8,5000', 'on call', '', '8500 each trip', '12,34', '85,00,000.5'].map(
      (text) => rentIn(text)?.amount,
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 12.34, 8_500_000.5]);
  expect(numberIn('1.234')).toBeUndefined();
});

test('units of rent are read in three languages', () => {
  const units = ['Daily', 'per day', '/day', 'Day', 'प्रति दिन', 'रोज', 'दिवस', 'Rs/day', 'Day basis'];
  expect(units.map(rentalTypeIn)).toEqual(units.map(() => 1));
  expect(['Hrs', 'per hour', 'तास', 'घंटा', 'Hourly'].map(rentalTypeIn)).toEqual([0, 0, 0, 0, 0]);
  expect(['Weekly', 'आठवडा', 'Monthly', 'per month', 'महीना', 'महिना', 'shift'].map(rentalTypeIn)).toEqual([
    2,
    2,
    3,
    3,
    3,
    3,
    undefined,
  ]);
});

test('years, hours, answers and empty cells', () => {
  expect(['2021', '2021.0', 'Mar-2021', '03/2021', '२०१९', '1890', 'old', '2019-20'].map(yearIn)).toEqual([
    '2021',
    '2021',
    '2021',
    '2021',
    '2019',
    '1890',
    'old',
    '2019-20',
  ]);
  expect(['48', '48 hrs', '48 hours/week', '48 hrs per week', '8 hrs/day'].map(hoursIn)).toEqual([
    '48',
    '48',
    '48',
    '48',
    '8 hrs/day',
  ]);
  expect(['Yes', 'y', 'हाँ', 'हां', 'होय', 'Valid', 'no', 'नहीं', 'नाही', '', 'maybe'].map(answerIn)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    'maybe',
  ]);
  expect([' - ', 'N/A', 'nil', ' x '].map(cellText)).toEqual(['', '', '', 'x']);
  expect(['available', 'किराये पर', 'भाड्याने', 'gone'].map(statusIn)).toEqual([
    'Available',
    'On rent',
    'On rent',
    'gone',
  ]);
});

test('a decimal comma of a size is one', () => {
  expect([capacityIn('5,5', 'm'), capacityIn('14,000 kg', 't'), capacityIn('1,250', 'kg')]).toEqual([5.5, 14, 1250]);
});

test('words of what a kind is hired by are read as the screens say them, in three languages', () => {
  const said = (fact: Parameters<typeof choiceIn>[0], ...texts: string[]) => texts.map((text) => choiceIn(fact, text));
  const three = (word: string) => [word, word, word];
  expect(said('operator', 'Included', 'शामिल', 'समाविष्ट')).toEqual(three('included'));
  expect(said('operator', 'At extra cost', 'अलग शुल्क पर', 'वेगळ्या शुल्काने')).toEqual(three('extra'));
  expect(said('operator', 'Not included', 'शामिल नहीं', 'समाविष्ट नाही')).toEqual(three('none'));
  expect(said('fuel', 'Electric', 'बिजली', 'वीज')).toEqual(three('electric'));
  expect(said('fuel', 'Diesel', 'डीज़ल', 'डिझेल')).toEqual(three('diesel'));
  expect(said('phase', 'Single phase', 'सिंगल फ़ेज़', 'सिंगल फेज')).toEqual(three('1'));
  expect(said('phase', 'Three phase', 'थ्री फ़ेज़', 'थ्री फेज')).toEqual(three('3'));
  expect(said('drive', '4wd', 'Crawler', 'क्रॉलर')).toEqual(['4WD', 'crawler', 'crawler']);
  expect(choiceIn('operator', 'perhaps')).toBe('perhaps');
});
