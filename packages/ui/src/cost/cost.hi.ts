import type { RentalUnit } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { costMessages } from './cost.messages.ts';

const words: Readonly<Record<RentalUnit, readonly [one: string, many: string]>> = {
  hour: ['घंटा', 'घंटे'],
  day: ['दिन', 'दिन'],
  week: ['हफ़्ता', 'हफ़्ते'],
  month: ['महीना', 'महीने'],
};
const counted = (count: number, unit: RentalUnit): string => `${count} ${words[unit][count === 1 ? 0 : 1]}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`;

/** What is said of the cost of a job, in Hindi. */
export const cost: Translated<typeof costMessages> = {
  caption: (name, days) => `${name} का ${days} दिन का ख़र्च`,
  part: 'किस चीज़ का',
  standsAs: 'कौन देगा',
  amount: 'रकम',

  parts: {
    rent: 'किराया',
    overtime: 'ओवरटाइम',
    operator: 'ऑपरेटर',
    transport: 'ढुलाई, लाना और ले जाना',
    board: 'ऑपरेटर का खाना और रहना',
    fuel: 'ईंधन',
    deposit: 'जमानत राशि',
  },
  partsWithin: {
    overtime: 'ओवरटाइम',
    operator: 'ऑपरेटर',
    transport: 'ढुलाई',
    board: 'ऑपरेटर का खाना और रहना',
    fuel: 'ईंधन',
    deposit: 'जमानत राशि',
  },
  partsListed: {
    overtime: 'ओवरटाइम',
    operator: 'ऑपरेटर',
    transport: 'ढुलाई',
    board: 'ऑपरेटर का खाना और रहना',
    fuel: 'ईंधन',
    deposit: 'जमानत राशि',
  },
  marks: {
    included: 'शामिल',
    extra: 'अलग से',
    estimate: 'अलग से, अनुमान',
    renter: 'आपके ज़िम्मे',
    unknown: 'नहीं बताया',
    back: 'वापस मिलेगी',
  },
  notIn: 'कुल में शामिल नहीं',
  ask: (part) => `पूछें: ${part}`,

  units: counted,
  times: (what, price) => `${what} × ${price}`,
  cheaper: (cover, units, price) => `${cover}। ${price} पर ${units} से सस्ता`,
  hoursIncluded: (cover, hours) => `${cover}; काम के ${counted(hours, 'hour')} शामिल`,
  overtimeOf: (hours, price) => `${counted(hours, 'hour')} × ${price}`,
  overtimeUnsaid: (hours) => `शामिल घंटों से ${counted(hours, 'hour')} ज़्यादा; मालिक ने दाम नहीं बताया`,
  shifts: (count) => `${count} शिफ़्ट`,
  shiftsOf: (count, hours) => `${count} शिफ़्ट, हर एक ${counted(hours, 'hour')} की`,
  operatorYours: 'मशीन के साथ नहीं आता; आप ढूँढें',
  operatorUnsaid: 'मालिक ने नहीं बताया कि ऑपरेटर साथ आता है या नहीं',
  away: (km, from) => (from ? `${from} से लगभग ${km} किमी` : `लगभग ${km} किमी`),
  near: (km) => `${km} किमी तक`,
  wayFor: (price, km) => `${km} किमी तक ${price}`,
  kmAt: (km, price) => `${km} किमी × ${price}`,
  transportYours: 'आप ले जाते और लौटाते हैं',
  transportUnsaid: 'मालिक ने नहीं बताया कि मशीन कौन पहुँचाएगा',
  boardYours: 'इंतज़ाम आप करते हैं',
  litres: (litres) => `घंटे में लगभग ${litres} लीटर`,
  fuelYours: 'आप ख़रीदते हैं',
  fuelUnsaid: 'मालिक ने नहीं बताया कि ईंधन कौन देगा',
  depositBack: 'काम के बाद लौटती है; इस पर GST नहीं',
  depositNone: 'नहीं ली जाती',
  unsaid: 'मालिक ने नहीं बताया',

  beforeGst: 'GST से पहले',
  gst: (percent) => `${percent}% GST`,
  total: (days) => `${days} दिन का कुल ख़र्च`,
  totalWithGst: (days) => `${days} दिन का कुल ख़र्च, GST सहित`,

  reckon: (least, most) => `${least} से ${most} मानकर चलें।`,
  reckonOne: (most) => `${most} मानकर चलें।`,
  road: (place, least, most) => `${place ? `${place} तक का रास्ता` : 'रास्ता'} ${least} से ${most} किमी हो सकता है।`,
  askedFor: (price, part) => `${part} के ${price} या कम`,
  owners: (asked) => `ऐसे काम के लिए चार में से तीन मालिक माँगते हैं: ${listed(asked)}।`,
  paidFor: (price, part) => `${part} पर लगभग ${price}`,
  yourself: (paid) => `जो आप ख़ुद देते हैं, वह भी इसमें है: ${listed(paid)}।`,
  leftOut: (parts) => `इसमें नहीं है: ${listed(parts)}। बहुत कम मालिक अपना दाम बताते हैं।`,
  beyond: (hours, price) => `दिन में ${counted(hours, 'hour')} से ज़्यादा पर: ${price} प्रति घंटा।`,
  overtimeAt: (price) => `ओवरटाइम: ${price} प्रति घंटा।`,
  atLeast: (amount, unit) => `कम से कम ${counted(amount, unit)}।`,
  sundays: 'रविवार नहीं गिने जाते।',

  job: (days, from, hours, place, isOwn) =>
    `${from ? `${from} से ` : ''}${days} दिन, रोज़ ${counted(hours, 'hour')}, ${place} में, ${isOwn ? 'अपना ऑपरेटर' : 'ऑपरेटर के साथ'}`,
  days: (days) => `${days} दिन`,
  includes: (parts, percent) => `${[...parts, `GST ${percent}%`].join(', ')} सहित`,
  plus: (parts) => `+ ${listed(parts)}`,
  unstated: (parts) => (parts.length === 1 ? `${parts[0]} नहीं बताया` : `${parts.length} चीज़ें नहीं बताईं`),
  nothing: 'और कुछ नहीं देना',
  askAbout: (name, part, job) => `${name}: ${part} का क्या? ${job}`,
};
