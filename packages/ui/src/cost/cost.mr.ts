import type { RentalUnit } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { costMessages } from './cost.messages.ts';

const words: Readonly<Record<RentalUnit, readonly [one: string, many: string]>> = {
  hour: ['तास', 'तास'],
  day: ['दिवस', 'दिवस'],
  week: ['आठवडा', 'आठवडे'],
  month: ['महिना', 'महिने'],
};
const counted = (count: number, unit: RentalUnit): string => `${count} ${words[unit][count === 1 ? 0 : 1]}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} आणि ${parts.at(-1)}`;

/** What is said of the cost of a job, in Marathi. */
export const cost: Translated<typeof costMessages> = {
  caption: (name, days) => `${name} चा ${counted(days, 'day')} खर्च`,
  part: 'कशाचा',
  standsAs: 'कोण देणार',
  amount: 'रक्कम',

  parts: {
    rent: 'भाडे',
    overtime: 'ओव्हरटाइम',
    operator: 'ऑपरेटर',
    transport: 'वाहतूक, नेणे-आणणे',
    board: 'ऑपरेटरचे जेवण आणि राहणे',
    fuel: 'इंधन',
    deposit: 'अनामत रक्कम',
  },
  partsWithin: {
    overtime: 'ओव्हरटाइम',
    operator: 'ऑपरेटर',
    transport: 'वाहतूक',
    board: 'ऑपरेटरचे जेवण आणि राहणे',
    fuel: 'इंधन',
    deposit: 'अनामत रक्कम',
  },
  partsListed: {
    overtime: 'ओव्हरटाइम',
    operator: 'ऑपरेटर',
    transport: 'वाहतूक',
    board: 'ऑपरेटरचे जेवण आणि राहणे',
    fuel: 'इंधन',
    deposit: 'अनामत रक्कम',
  },
  marks: {
    included: 'समाविष्ट',
    extra: 'वेगळे',
    estimate: 'वेगळे, अंदाज',
    renter: 'तुमच्याकडे',
    unknown: 'सांगितले नाही',
    back: 'परत मिळते',
  },
  notIn: 'एकूण रकमेत नाही',
  ask: (part) => `विचारा: ${part}`,

  units: counted,
  times: (what, price) => `${what} × ${price}`,
  cheaper: (cover, units, price) => `${cover}. ${price} दराने ${units} घेण्यापेक्षा स्वस्त`,
  hoursIncluded: (cover, hours) => `${cover}; कामाचे ${counted(hours, 'hour')} समाविष्ट`,
  overtimeOf: (hours, price) => `${counted(hours, 'hour')} × ${price}`,
  overtimeUnsaid: (hours) => `समाविष्ट तासांहून ${counted(hours, 'hour')} जास्त; मालकाने दर सांगितलेला नाही`,
  shifts: (count) => `${count} शिफ्ट`,
  shiftsOf: (count, hours) => `${counted(hours, 'hour')}ांच्या ${count} शिफ्ट`,
  operatorYours: 'यंत्रासोबत येत नाही; तुम्ही शोधा',
  operatorUnsaid: 'ऑपरेटर सोबत येतो का, हे मालकाने सांगितलेले नाही',
  away: (km, from) => (from ? `${from} पासून सुमारे ${km} किमी` : `सुमारे ${km} किमी`),
  near: (km) => `${km} किमीपर्यंत`,
  wayFor: (price, km) => `${km} किमीपर्यंत ${price}`,
  kmAt: (km, price) => `${km} किमी × ${price}`,
  transportYours: 'तुम्ही नेता आणि परत आणता',
  transportUnsaid: 'यंत्र कोण पोहोचवणार, हे मालकाने सांगितलेले नाही',
  boardYours: 'सोय तुम्ही करता',
  litres: (litres) => `तासाला सुमारे ${litres} लिटर`,
  fuelYours: 'तुम्ही विकत घेता',
  fuelUnsaid: 'इंधन कोण देणार, हे मालकाने सांगितलेले नाही',
  depositBack: 'कामानंतर परत मिळते; त्यावर GST नाही',
  depositNone: 'घेतली जात नाही',
  unsaid: 'मालकाने सांगितलेले नाही',

  beforeGst: 'GST च्या आधी',
  gst: (percent) => `${percent}% GST`,
  total: (days) => `${counted(days, 'day')}: एकूण खर्च`,
  totalWithGst: (days) => `${counted(days, 'day')}: एकूण खर्च, GST सह`,

  reckon: (least, most) => `${least} ते ${most} धरून चाला.`,
  reckonOne: (most) => `${most} धरून चाला.`,
  road: (place, least, most) => `${place ? `${place} पर्यंतचा रस्ता` : 'रस्ता'} ${least} ते ${most} किमी असू शकतो.`,
  askedFor: (price, part) => `${part}: ${price} किंवा कमी`,
  owners: (asked) => `अशा कामासाठी चारपैकी तीन मालक मागतात: ${listed(asked)}.`,
  paidFor: (price, part) => `${part}: सुमारे ${price}`,
  yourself: (paid) => `तुम्ही स्वतः देता तेही यात आहे: ${listed(paid)}.`,
  leftOut: (parts) => `यात नाही: ${listed(parts)}. फार कमी मालक त्यांचा दर सांगतात.`,
  beyond: (hours, price) => `दिवसाला ${counted(hours, 'hour')}ांहून जास्त: तासाला ${price}.`,
  overtimeAt: (price) => `ओव्हरटाइम: तासाला ${price}.`,
  atLeast: (amount, unit) => `किमान ${counted(amount, unit)}.`,
  sundays: 'रविवार मोजले जात नाहीत.',

  job: (days, from, hours, place, isOwn) =>
    `${from ? `${from} पासून ` : ''}${counted(days, 'day')}, रोज ${counted(hours, 'hour')}, ${place} येथे, ${isOwn ? 'स्वतःचा ऑपरेटर' : 'ऑपरेटरसह'}`,
  days: (days) => counted(days, 'day'),
  includes: (parts, percent) => `${[...parts, `GST ${percent}%`].join(', ')} सह`,
  plus: (parts) => `+ ${listed(parts)}`,
  unstated: (parts) => (parts.length === 1 ? `${parts[0]} सांगितले नाही` : `${parts.length} गोष्टी सांगितल्या नाहीत`),
  nothing: 'आणखी काही द्यायचे नाही',
  askAbout: (name, part, job) => `${name}: ${part} कोणाकडे? ${job}`,
};
