import type { Translated } from '@yantra/language';
import type { messages } from './chart.messages.ts';

export const chart: Translated<typeof messages> = {
  nothing: 'अजून दाखवण्यासारखे काही नाही.',
  table: 'तक्त्यात दाखवा',
  kind: 'आलेख',
  fromTo: (first, last) => `${first} ते ${last}`,
  withSum: (name, sum) => `${name}, ${sum}`,
  before: 'आधी',
};
