import type { QuoteUnit } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { words as english } from './words.messages.ts';

const units: Readonly<Record<QuoteUnit, readonly [one: string, many: string]>> = {
  hour: ['तास', 'तास'],
  day: ['दिवस', 'दिवस'],
  week: ['आठवडा', 'आठवडे'],
  month: ['महिना', 'महिने'],
  trip: ['फेरी', 'फेऱ्या'],
  shift: ['पाळी', 'पाळ्या'],
  km: ['किमी', 'किमी'],
  litre: ['लिटर', 'लिटर'],
  piece: ['नग', 'नग'],
};

/** The same in Marathi. */
export const words: Translated<typeof english> = {
  parts: {
    rent: 'भाडे',
    overtime: 'ओव्हरटाइम',
    transport: 'वाहतूक',
    operator: 'ऑपरेटर',
    board: 'ऑपरेटरचे जेवण आणि राहणे',
    fuel: 'इंधन',
    own: 'इतर',
    deposit: 'अनामत रक्कम',
  },
  partsWithin: {
    rent: 'भाडे',
    overtime: 'ओव्हरटाइम',
    transport: 'वाहतूक',
    operator: 'ऑपरेटर',
    board: 'ऑपरेटरचे जेवण आणि राहणे',
    fuel: 'इंधन',
    own: 'इतर गोष्टी',
    deposit: 'अनामत रक्कम',
  },
  listed: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} आणि ${parts.at(-1)}`),
  andMore: (first, more) => `${first} आणि आणखी ${more}`,
  units: (count, unit) => `${count} ${units[unit][count === '1' ? 0 : 1]}`,
  each: (price, unit) => `प्रति ${units[unit][0]} ${price}`,
  times: (what, price) => `${what} × ${price}`,
  days: (days) => `${days} दिवस`,
  hoursADay: (hours) => `रोज ${hours} तास`,
  range: (first, last) => (first === last ? first : `${first} ते ${last}`),
  since: (first) => `${first} पासून पुढे`,
  notFree: 'तुमच्या सर्व दिवसांसाठी मोकळे नाही.',
  taken: (days) => `घेतलेले दिवस: ${days}.`,
  operators: { needed: 'ऑपरेटरसह', own: 'स्वतःचा ऑपरेटर' },
  reasons: {
    busy: 'यंत्र मोकळे नाही',
    tooFar: 'फार दूर आहे',
    tooSmall: 'काम फार लहान आहे',
    notMine: 'असे यंत्र माझ्याकडे नाही',
    mistake: 'कोटेशनमध्ये चूक आहे',
    machineFailed: 'यंत्र बिघडले',
    notNeeded: 'आता गरज नाही',
    datesChanged: 'तारखा बदलल्या',
    notCame: 'यंत्र आले नाही',
    other: 'दुसरे काही',
  },
  today: 'आज',
  yesterday: 'काल',
  near: { today: 'आज', yesterday: 'काल', tomorrow: 'उद्या' },
  moment: (day, time) => `${day}, ${time}`,
};
