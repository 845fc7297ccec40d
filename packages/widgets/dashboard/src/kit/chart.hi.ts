import type { Translated } from '@yantra/language';
import type { messages } from './chart.messages.ts';

export const chart: Translated<typeof messages> = {
  nothing: 'अभी दिखाने को कुछ नहीं है।',
  table: 'तालिका में दिखाएँ',
  kind: 'चार्ट',
  fromTo: (first, last) => `${first} से ${last} तक`,
  withSum: (name, sum) => `${name}, ${sum}`,
  before: 'पहले',
};
