import type { Translated } from '@yantra/language';
import { quantityText } from './quantity.ts';
import type { messages } from './quote-words.messages.ts';

export const quoteWords: Translated<typeof messages> = {
  parts: {
    rent: 'किराया',
    overtime: 'ओवरटाइम',
    transport: 'ढुलाई',
    operator: 'ऑपरेटर',
    board: 'ऑपरेटर का खाना और रहना',
    fuel: 'डीज़ल',
    own: 'अपनी पंक्ति',
  },
  units: {
    hour: ['घंटा', 'घंटे'],
    day: ['दिन', 'दिन'],
    week: ['हफ़्ता', 'हफ़्ते'],
    month: ['महीना', 'महीने'],
    trip: ['फेरा', 'फेरे'],
    shift: ['शिफ़्ट', 'शिफ़्ट'],
    km: ['किमी', 'किमी'],
    litre: ['लीटर', 'लीटर'],
    piece: ['नग', 'नग'],
  },
  counted: (count, [one, many]) => `${quantityText(count)} ${count === 1 ? one : many}`,
  times: (what, price) => `${what} × ${price}`,
  each: (price, [, unit]) => `हर ${unit} के ${price}`,
  states: { included: 'शामिल', renter: 'किराएदार का', unknown: 'बताया नहीं' },
  ifItHappens: 'सिर्फ़ हुआ तो',
  gst: (percent) => `${percent}% GST`,
  gstIncluded: (percent) => `GST ${percent}%, दाम में शामिल`,
  lines: 'पंक्तियाँ',
  total: 'कुल',
  deposit: 'जमा राशि, लौटती है, GST नहीं',
  noDeposit: 'नहीं',
};
