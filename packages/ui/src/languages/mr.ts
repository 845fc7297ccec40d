import { formatCount, jobLimits, kindNamesMr, momentText } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import { placeNames } from '@yantra/places/devanagari';
import type { categoryMessages } from '../category-bar/category-bar.messages.ts';
import type { freeMessages } from '../free-badge/free.messages.ts';
import type { heartMessages } from '../heart/heart.messages.ts';
import type { jobMessages } from '../job-bar/job-bar.messages.ts';
import type { jobTotalMessages } from '../job-total/job-total.messages.ts';
import type { machineMessages } from '../machine.messages.ts';
import type { messages } from '../ui.messages.ts';
import type { WidgetLanguage } from './language.ts';

export { compareButton } from '../compare-button/compare-button.mr.ts';
export { cost } from '../cost/cost.mr.ts';
export { days } from '../days/days.mr.ts';

const places = placeNames('mr');

const ui: Translated<typeof messages> = {
  clear: 'पुसा',
  close: 'बंद करा',
  next: 'पुढील',
  notifications: 'सूचना',
  optional: 'ऐच्छिक',
  page: (page) => `पान ${page}`,
  pages: 'पाने',
  previous: 'मागील',
  remove: (label) => `${label} काढा`,
  search: 'शोधा',
};

const equipment: Translated<typeof machineMessages> = {
  standing: (place, km) =>
    [
      places[place] ?? place,
      ...(km === undefined ? [] : [`${km < 1 ? '1 किमीपेक्षा कमी' : `${formatCount(Math.round(km))} किमी`}`]),
    ].join(', '),
  noRatings: 'रेटिंग नाही',
  originalPrice: 'मूळ भाडे',
  percentOff: (percent) => `${percent}% सूट`,
  rentStartsFrom: 'सुरुवातीचे भाडे',
  stars: (stars) => `5 पैकी ${stars}`,
};

const categories: Translated<typeof categoryMessages> = {
  allCategories: 'सर्व',
  categories: 'वर्ग',
};

const job: Translated<typeof jobMessages> = {
  job: 'तुमचे काम',
  where: 'कुठे',
  from: 'कधीपासून',
  for: 'किती दिवस',
  hours: 'तास',
  operator: 'ऑपरेटर',
  days: (_days, until) => `दिवस${until ? `, ${until} पर्यंत` : ''}`,
  hoursADay: (hours) => `रोज ${hours} तास`,
  operators: { needed: 'ऑपरेटरसह', own: 'स्वतःचा ऑपरेटर' },
  clear: 'काम काढा',
  show: 'एकूण खर्च दाखवा',
  line: (days, from) => (from ? `${from} पासून ${days} दिवस` : `${days} दिवस`),
  about: { needed: 'ऑपरेटरसह', own: 'स्वतःचा ऑपरेटर' },
  none: 'तुमच्या कामाला किती खर्च येईल ते पाहा',
  noneAbout: 'वाहतूक, ऑपरेटर आणि GST धरून',
  wrong: {
    days: `किती दिवस ते लिहा: 1 ते ${jobLimits.days} ही पूर्ण संख्या.`,
    from: 'कृपया आजपासून एका वर्षाच्या आतील दिवस निवडा.',
  },
};

const free: Translated<typeof freeMessages> = {
  yours: 'तुमच्या दिवसांत मोकळे',
  from: (day) => `${day} पासून मोकळे`,
  today: 'आज मोकळे',
};

const heart: Translated<typeof heartMessages> = {
  save: (name) => `${name} जतन करा`,
  saveIt: 'जतन करा',
  tooMany: (most) => `${most} यंत्रे आधीच जतन केली आहेत, यापेक्षा जास्त ठेवता येत नाहीत. कृपया आधी एक काढा.`,
};

const jobTotal: Translated<typeof jobTotalMessages> = {
  about: 'सुमारे',
  days: (days) => `${days} ${days === 1 ? 'दिवसासाठी' : 'दिवसांसाठी'},`,
  plus: (parts) => `+ ${parts.join(', ')}`,
  unknown: (parts) => (parts.length === 1 ? `${parts[0]} सांगितलेला नाही` : `${parts.length} खर्च सांगितलेले नाहीत`),
  nothing: 'आणखी काही नाही',
  missing: 'एकूण खर्च काढता आला नाही',
  parts: {
    overtime: 'ओव्हरटाइम',
    transport: 'वाहतूक-खर्च',
    operator: 'ऑपरेटर-खर्च',
    fuel: 'इंधन-खर्च',
    deposit: 'अनामतीचा आकडा',
    board: 'ऑपरेटरचे जेवण आणि राहणे',
  },
};

/** The texts of the primitives, and those that all widgets share: errors of calls, names of places and kinds, units of rent, states of a machine. */
export const shared: WidgetLanguage = {
  locale: 'mr',
  texts: { ui, equipment, categories, free, heart, job, 'job-total': jobTotal },
  errors: {
    'network.offline': 'तुम्ही ऑफलाइन आहात असे दिसते. कृपया कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
    'network.unreachable': 'Yantra शी संपर्क होऊ शकला नाही. कृपया पुन्हा प्रयत्न करा.',
    'network.timeout': 'यास खूप वेळ लागत आहे. कृपया पुन्हा प्रयत्न करा.',
    'network.unreadable': 'मिळालेले उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
    'network.noList': 'यंत्रांची माहिती आणता आली नाही.',
    'network.unsaid': 'माहिती आणताना काहीतरी चुकले.',
    'request.invalid': 'कृपया खूण केलेले रकाने तपासा.',
    'request.origin': 'या वेबसाइटला याची परवानगी नाही.',
    'auth.required': 'पुढे जाण्यासाठी कृपया लॉग इन करा.',
    'auth.forbidden': 'तुमच्या खात्याला याची परवानगी नाही.',
    'session.ended': 'तुमचे सत्र संपले आहे. कृपया पुन्हा लॉग इन करा.',
    'reads.tooMany':
      'तुमच्या जोडणीवरून खूप शोध होत आहेत. कृपया काही सेकंद थांबून पुन्हा प्रयत्न करा, किंवा लॉग इन करा: मग तुमचा वाटा वेगळा असेल.',
    'partner.unknown': 'या वेबसाइटची key आता चालत नाही.',
    'partner.origin': 'या पानाची key दुसऱ्या वेबसाइटची आहे.',
    'partner.tooMany': 'या वेबसाइटवर सध्या खूप गर्दी आहे. कृपया एका मिनिटाने पुन्हा प्रयत्न करा.',
    'server.busy': 'सध्या खूप गर्दी आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
    'server.maintenance': ({ until }) =>
      `Yantra वर काम सुरू आहे. तुम्ही सर्व काही पाहू शकता; ${momentText(new Date(until), 'mr')} पासून पुन्हा जतन करता येईल.`,
    'server.failed': 'आमच्याकडे काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  },
  words: {
    ...places,
    ...kindNamesMr,
    hour: 'तास',
    day: 'दिवस',
    week: 'आठवडा',
    month: 'महिना',
    Available: 'उपलब्ध',
    'On rent': 'भाड्याने दिलेले',
    North: 'उत्तर',
    South: 'दक्षिण',
    East: 'पूर्व',
    West: 'पश्चिम',
    Central: 'मध्य',
    'North-East': 'ईशान्य',
    Unavailable: 'उपलब्ध नाही',
  },
};
