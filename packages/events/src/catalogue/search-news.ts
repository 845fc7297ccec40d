import { kindNamesHi, kindNamesMr, type LanguageCode } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent, type Many, type Telling, type Told } from '../event.ts';

const facts = z.object({
  savedId: z.string(),
  /** The place after which they are new, for the link. */
  after: z.number().int(),
  /** How many are new: as many as the page shows. */
  count: z.number().int(),
  /** Of which so many got cheaper. */
  cheaper: z.number().int(),
  /** The kind looked for, in English, and where. */
  kind: z.string().nullable(),
  cityId: z.string().nullable(),
  /** What the person typed. */
  term: z.string().nullable(),
});
type Facts = z.output<typeof facts>;

const kinds: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: {},
  hi: kindNamesHi,
  mr: kindNamesMr,
};
const search: Readonly<Record<LanguageCode, string>> = { en: 'your search', hi: 'आपकी खोज', mr: 'तुमचा शोध' };

/** What is looked for and where: `Mobile crane, Nashik`. */
function looked({ kind, cityId, term }: Facts, { language, cityName }: Telling): string {
  const what = kind === null ? term : (kinds[language][kind] ?? kind);
  const city = cityId === null ? undefined : cityName(cityId);
  return (
    [what, city].filter((part) => part !== null && part !== undefined && part !== '').join(', ') || search[language]
  );
}

/** The latest of each saved search: it counts what earlier ones counted. */
const latest = (all: Many<Facts>): Many<Facts> =>
  all.filter(({ savedId }, at) => all.findIndex((one) => one.savedId === savedId) === at) as unknown as Many<Facts>;
/* So many searches are named. */
const most = 5;

const title = {
  en: (count: number) => (count === 1 ? '1 new machine' : `${count} new machines`),
  hi: (count: number) => (count === 1 ? '1 नई मशीन' : `${count} नई मशीनें`),
  mr: (count: number) => (count === 1 ? '1 नवे यंत्र' : `${count} नवी यंत्रे`),
} as const;
const cheaperIn = {
  en: (n: number) => (n === 1 ? ' 1 of them got cheaper.' : ` ${n} of them got cheaper.`),
  hi: (n: number) => (n === 1 ? ' इनमें से 1 सस्ती हुई है।' : ` इनमें से ${n} सस्ती हुई हैं।`),
  mr: (n: number) => (n === 1 ? ' त्यांपैकी 1 स्वस्त झाले आहे.' : ` त्यांपैकी ${n} स्वस्त झाली आहेत.`),
} as const;
const found = {
  en: 'For the search you saved.',
  hi: 'आपकी सहेजी हुई खोज के लिए।',
  mr: 'तुम्ही जतन केलेल्या शोधासाठी.',
} as const;

const one =
  (language: LanguageCode) =>
  (said: Facts, telling: Telling): Told => ({
    title: `${title[language](said.count)}: ${looked(said, telling)}`,
    text: `${found[language]}${said.cheaper > 0 ? cheaperIn[language](said.cheaper) : ''}`,
  });
const inSearches = {
  en: (n: number) => `New machines in ${n} of your searches`,
  hi: (n: number) => `आपकी ${n} खोजों में नई मशीनें`,
  mr: (n: number) => `तुमच्या ${n} शोधांमध्ये नवी यंत्रे`,
} as const;
const andMore = {
  en: (n: number) => `${n} more`,
  hi: (n: number) => `और ${n}`,
  mr: (n: number) => `आणखी ${n}`,
} as const;
/* A machine may be in several lists, so each says its own number, as its line on the page does. */
const several =
  (language: LanguageCode) =>
  (all: Many<Facts>, telling: Telling): Told => {
    const own = latest(all);
    if (own.length === 1) return one(language)(own[0], telling);
    const lines = own.slice(0, most).map((said) => `${looked(said, telling)}: ${said.count}`);
    const more = own.length > most ? [andMore[language](own.length - most)] : [];
    return { title: inSearches[language](own.length), text: [...lines, ...more].join('; ') };
  };

const pathOf = ({ savedId, after }: Facts): `/${string}` => `/saved/searches?news=${savedId}&after=${after}`;

/** A saved search lists machines that it did not list before. */
export const searchNews = defineEvent({
  kind: 'searchNews',
  group: 'searches',
  sign: 'search',
  facts,
  isUrgent: false,
  ways: { email: 'on', sms: 'never', whatsApp: 'off', push: 'on' },
  bundleMinutes: 10,
  worthHours: 24,
  path: pathOf,
  pathOfSeveral: (all) => {
    const own = latest(all);
    return own.length === 1 ? pathOf(own[0]) : '/saved/searches';
  },
  words: {
    en: {
      name: 'New machines of a saved search',
      hint: 'At once or daily, as you chose for each search',
      one: one('en'),
      several: several('en'),
      open: 'See the new ones',
    },
    hi: {
      name: 'सहेजी हुई खोज में नई मशीनें',
      hint: 'तुरंत या रोज़, जैसा आपने हर खोज के लिए चुना',
      one: one('hi'),
      several: several('hi'),
      open: 'नई मशीनें देखें',
    },
    mr: {
      name: 'जतन केलेल्या शोधातील नवी यंत्रे',
      hint: 'लगेच किंवा रोज, प्रत्येक शोधासाठी तुम्ही निवडल्याप्रमाणे',
      one: one('mr'),
      several: several('mr'),
      open: 'नवी यंत्रे पाहा',
    },
  },
});
