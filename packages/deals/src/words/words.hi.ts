import type { QuoteUnit } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { words as english } from './words.messages.ts';

const units: Readonly<Record<QuoteUnit, readonly [one: string, many: string]>> = {
  hour: ['घंटा', 'घंटे'],
  day: ['दिन', 'दिन'],
  week: ['हफ़्ता', 'हफ़्ते'],
  month: ['महीना', 'महीने'],
  trip: ['फेरा', 'फेरे'],
  shift: ['शिफ़्ट', 'शिफ़्ट'],
  km: ['किमी', 'किमी'],
  litre: ['लीटर', 'लीटर'],
  piece: ['नग', 'नग'],
};

/** The same in Hindi. */
export const words: Translated<typeof english> = {
  parts: {
    rent: 'किराया',
    overtime: 'ओवरटाइम',
    transport: 'ढुलाई',
    operator: 'ऑपरेटर',
    board: 'ऑपरेटर का खाना और रहना',
    fuel: 'ईंधन',
    own: 'अन्य',
    deposit: 'जमानत राशि',
  },
  partsWithin: {
    rent: 'किराया',
    overtime: 'ओवरटाइम',
    transport: 'ढुलाई',
    operator: 'ऑपरेटर',
    board: 'ऑपरेटर का खाना और रहना',
    fuel: 'ईंधन',
    own: 'अन्य चीज़ें',
    deposit: 'जमानत राशि',
  },
  listed: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`),
  andMore: (first, more) => `${first} और ${more} और`,
  units: (count, unit) => `${count} ${units[unit][count === '1' ? 0 : 1]}`,
  each: (price, unit) => `${price} प्रति ${units[unit][0]}`,
  times: (what, price) => `${what} × ${price}`,
  days: (days) => `${days} दिन`,
  hoursADay: (hours) => `रोज़ ${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`,
  range: (first, last) => (first === last ? first : `${first} से ${last}`),
  since: (first) => `${first} से आगे`,
  notFree: 'आपके सभी दिनों में खाली नहीं।',
  taken: (days) => `भरे दिन: ${days}।`,
  operators: { needed: 'ऑपरेटर के साथ', own: 'अपना ऑपरेटर' },
  reasons: {
    busy: 'मशीन ख़ाली नहीं है',
    tooFar: 'बहुत दूर है',
    tooSmall: 'काम बहुत छोटा है',
    notMine: 'ऐसी मशीन मेरे पास नहीं',
    mistake: 'कोटेशन में ग़लती है',
    machineFailed: 'मशीन ख़राब हो गई',
    notNeeded: 'अब ज़रूरत नहीं है',
    datesChanged: 'तारीख़ें बदल गईं',
    notCame: 'मशीन नहीं आई',
    other: 'कुछ और',
  },
  today: 'आज',
  yesterday: 'कल (बीता)',
  near: { today: 'आज', yesterday: 'बीते कल', tomorrow: 'आने वाले कल' },
  moment: (day, time) => `${day}, ${time}`,
};
