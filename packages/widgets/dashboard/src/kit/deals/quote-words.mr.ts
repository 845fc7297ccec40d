import type { Translated } from '@yantra/language';
import { quantityText } from './quantity.ts';
import type { messages } from './quote-words.messages.ts';

export const quoteWords: Translated<typeof messages> = {
  parts: {
    rent: 'भाडे',
    overtime: 'जादा तास',
    transport: 'वाहतूक',
    operator: 'ऑपरेटर',
    board: 'ऑपरेटरचे जेवण आणि राहणे',
    fuel: 'डिझेल',
    own: 'स्वतःची ओळ',
  },
  units: {
    hour: ['तास', 'तास'],
    day: ['दिवस', 'दिवस'],
    week: ['आठवडा', 'आठवडे'],
    month: ['महिना', 'महिने'],
    trip: ['फेरी', 'फेऱ्या'],
    shift: ['पाळी', 'पाळ्या'],
    km: ['किमी', 'किमी'],
    litre: ['लिटर', 'लिटर'],
    piece: ['नग', 'नग'],
  },
  counted: (count, [one, many]) => `${quantityText(count)} ${count === 1 ? one : many}`,
  times: (what, price) => `${what} × ${price}`,
  each: (price, [unit]) => `प्रत्येक ${unit} ${price}`,
  states: { included: 'धरलेले', renter: 'भाडेकरूचे', unknown: 'सांगितलेले नाही' },
  ifItHappens: 'झाले तरच',
  gst: (percent) => `${percent}% GST`,
  gstIncluded: (percent) => `GST ${percent}%, दरात धरलेला`,
  lines: 'ओळी',
  total: 'एकूण',
  deposit: 'अनामत, परत मिळते, GST नाही',
  noDeposit: 'नाही',
};
