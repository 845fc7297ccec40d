import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './plans.messages.ts';

export const machines = (count: number) => `${formatCount(count)} ${count === 1 ? 'यंत्र' : 'यंत्रे'}`;
export const period = (months: number) =>
  months === 12 ? '1 वर्ष' : `${formatCount(months)} ${months === 1 ? 'महिना' : 'महिने'}`;
const inDays = (days: number) => `${formatCount(days)} ${days === 1 ? 'दिवसात' : 'दिवसांत'}`;

export const plans: Translated<typeof messages> = {
  period,
  unit: (months) => `/ ${period(months)}`,
  off: (percent) => `${percent}% सूट`,
  machines,
  use: (used, limit) => `${machines(limit)} पैकी ${formatCount(used)}`,
  states: { running: 'चालू', coming: 'नंतर सुरू', ended: 'संपले' },
  endsToday: 'आज संपेल',
  endsIn: (days) => `${inDays(days)} संपेल`,
  beginsIn: (days) => (days === 0 ? 'आज सुरू होईल' : `${inDays(days)} सुरू होईल`),
  endedOn: (day) => `${day} रोजी संपले`,
  noCap: 'स्वतःची मर्यादा नाही',
  receipt: 'पावती',
  receiptOf: (name) => `${name} ची पावती`,
  receiptFailed: (message) => `पावती डाउनलोड होऊ शकली नाही. ${message}`,
  filesHere: 'फाइली फक्त Yantra च्या स्वतःच्या वेबसाइटवर मिळतात.',
};
