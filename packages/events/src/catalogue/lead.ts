import { kindNamesHi, kindNamesMr, type LanguageCode } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent, filled, type Many, type Telling } from '../event.ts';
import { named, shortly } from './hire-words.ts';

const facts = z.object({
  requirementId: z.string(),
  category: z.string(),
  cityId: z.string().nullable(),
  /** `2026-11-24` */
  jobFrom: z.string().nullable(),
  jobDays: z.number().int().nullable(),
  /** The name of one’s own machine that is asked about; absent if any of the category will do. */
  machine: z.string().optional(),
});
type Facts = z.output<typeof facts>;

/* A name that an admin made stays as it is. */
const kinds: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: {},
  hi: kindNamesHi,
  mr: kindNamesMr,
};
const kindOf = ({ category }: Facts, { language }: Telling): string => kinds[language][category] ?? category;

/** What is needed and where: `Backhoe loader, Pune`, or `JCB 3DX, Pune` of one’s own machine. */
const needs = (one: Facts, telling: Telling): string => {
  const city = one.cityId === null ? undefined : telling.cityName(one.cityId);
  const what = one.machine === undefined ? kindOf(one, telling) : named(one.machine);
  return [what, city ?? anywhere[telling.language]].join(', ');
};
const most = 3;
const needsOf = (all: Many<Facts>, telling: Telling): string =>
  [...new Set(all.map((one) => needs(one, telling)))].slice(0, most).join('; ');

const anywhere: Readonly<Record<LanguageCode, string>> = { en: 'India', hi: 'भारत', mr: 'भारत' };

/* The parts of the text message. */
const alertWords = {
  en: {
    more: (category: string, more: number): string => `${category} and ${more} more`,
    from: (day: string): string => ` from ${day}`,
    days: (days: number): string => `, ${days === 1 ? '1 day' : `${days} days`}`,
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    /** Of one message; a longer one is sent, and charged, as two. Letters outside Latin script take more room: 67 in each of several parts. */
    characters: 160,
  },
  hi: {
    more: (category: string, more: number): string => `${category} और ${more} अन्य`,
    from: (day: string): string => `, ${day} से`,
    days: (days: number): string => `, ${days} दिन`,
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    characters: 201,
  },
  mr: {
    more: (category: string, more: number): string => `${category} आणि आणखी ${more}`,
    from: (day: string): string => `, ${day} पासून`,
    days: (days: number): string => `, ${days} दिवस`,
    months: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
    characters: 201,
  },
} as const;

/** Of one requirement also when and how long, as far as there is room: `Pune from 24 Nov, 12 days`. */
function smsVariables(all: Many<Facts>, telling: Telling): Readonly<Record<string, string>> {
  const { language, host } = telling;
  const said = alertWords[language];
  const [{ jobFrom, jobDays }] = all;
  const [first, ...others] = all;
  const cities = new Set(all.map(({ cityId }) => cityId));
  const [cityId = null] = cities.size === 1 ? cities : [];
  const city = (cityId === null ? undefined : telling.cityName(cityId)) ?? anywhere[language];
  const newest = first.machine === undefined ? kindOf(first, telling) : shortly(first.machine);
  if (others.length > 0) return { category: said.more(newest, others.length), where: city, host };
  const [, month, day] = (jobFrom ?? '').split('-').map(Number);
  const from = day && month ? said.from(`${day} ${said.months[month - 1] ?? ''}`) : '';
  const span = jobDays === null ? '' : said.days(jobDays);
  const registered: string = lead.words[language].sms ?? '';
  const fits = (added: string) =>
    filled(registered, { category: newest, where: city + added, host }).length <= said.characters;
  return { category: newest, where: city + ([from + span, from, ''].find(fits) ?? ''), host };
}

/** Somebody needs a machine like one's own. */
export const lead = defineEvent({
  kind: 'lead',
  group: 'leads',
  sign: 'lead',
  facts,
  isUrgent: false,
  ways: { email: 'off', sms: 'on', whatsApp: 'off', push: 'on' },
  bundleMinutes: 60,
  path: () => '/dashboard/leads',
  worthHours: 24,
  smsName: 'leadAlert',
  smsVariables,
  words: {
    en: {
      name: 'New lead',
      hint: 'Someone asks for a machine like yours',
      one: (one, telling) => ({ title: 'New lead', text: needs(one, telling) }),
      several: (all, telling) => ({ title: `${all.length} new leads`, text: needsOf(all, telling) }),
      open: 'See who',
      sms: 'Somebody needs {category} in {where}. See who, and answer, at {host}/dashboard/leads - Yantra',
    },
    hi: {
      name: 'नई लीड',
      hint: 'किसी को आपके जैसी मशीन चाहिए',
      one: (one, telling) => ({ title: 'नई लीड', text: needs(one, telling) }),
      several: (all, telling) => ({ title: `${all.length} नई लीड`, text: needsOf(all, telling) }),
      open: 'कौन है, देखें',
      sms: 'किसी को मशीन चाहिए ({category}): {where}। कौन है, देखें और जवाब दें: {host}/hi/dashboard/leads - Yantra',
    },
    mr: {
      name: 'नवी लीड',
      hint: 'कोणाला तरी तुमच्यासारखे यंत्र हवे आहे',
      one: (one, telling) => ({ title: 'नवी लीड', text: needs(one, telling) }),
      several: (all, telling) => ({ title: `${all.length} नव्या लीड`, text: needsOf(all, telling) }),
      open: 'कोण ते पाहा',
      sms: 'कोणाला तरी यंत्र हवे आहे ({category}): {where}. कोण ते पाहा आणि उत्तर द्या: {host}/mr/dashboard/leads - Yantra',
    },
  },
});
