import { formatCount, formatRupees, kindNamesMr } from '@yantra/domain';
import { withOwn } from '../../languages/with-own.ts';
import lost from '../not-found/not-found.mr.ts';
import { isWork } from './kind-names.ts';
import type { messages } from './rent.messages.ts';

/** `क, ख आणि ग`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} आणि ${names.at(-1)}`;

const machines = (count: number): string => `${formatCount(count)} ${count === 1 ? 'यंत्र' : 'यंत्रे'}`;

/** The catalogue's names, where the trade has no other. */
const kindNames: Readonly<Record<string, string>> = kindNamesMr;

/** Before `यंत्र`: `वजन उचलण्याचे यंत्र`. */
const ofWork = (work: string, ending: string): string => work.replace(/णे$/, `ण्या${ending}`);

export default withOwn<typeof messages>(
  'mr',
  {
    'site.rent': {
      fallbackTitle: 'भाड्याची यंत्रे · Yantra',
      // A name of the trade stays as it is for many; only the word for machines has a plural.
      kind: (kind) => {
        const name = kind.names?.mr ?? kindNames[kind.name] ?? kind.name;
        const [one, many] = isWork(kind) ? [`${ofWork(name, 'चे')} यंत्र`, `${ofWork(name, 'ची')} यंत्रे`] : [name, name];
        return { one, many, manyWithin: many };
      },
      name: (kinds, city) => `${city} येथे भाड्याने ${kinds}`,
      title: (name, least) => `${name}${least ? `, किमान ${least}` : ''} · Yantra`,
      price: (rupees, unit) => `${formatRupees(rupees)} प्रति ${unit}`,
      description: (count, name, least, places) =>
        [
          `${name}: ${machines(count)}${least ? `, किमान ${least}` : ''}${places.length > 0 ? `, ${listed(places)} येथे` : ''}.`,
          'भाडे, आकार आणि रेटिंगची तुलना करा आणि थेट मालकाशी बोला.',
        ].join(' '),
      keywords: (kinds, kind, city, state, also) =>
        [
          `${city} येथे ${kinds} भाड्याने`,
          `${kind} भाडे ${city}`,
          `${kind} भाड्याने ${city}`,
          `${state} ${kind} भाड्याने`,
          ...also.map((word) => `${word} भाड्याने ${city}`),
        ].join(', '),
      crumbs: 'तुम्ही येथे आहात',
      home: 'मुख्यपृष्ठ',
      counted: (count, kinds, city, state) =>
        `${city}${state === city ? '' : `, ${state}`} येथे भाड्यासाठी ${formatCount(count)} ${kinds} उपलब्ध आहेत.`,
      rent: (unit, least, most, _count, middle) =>
        `प्रति ${unit} भाडे ${least === most ? least : `${least} ते ${most}`} आहे${middle ? `; निम्मी यंत्रे ${middle} किंवा कमी दरात मिळतात` : ''}.`,
      size: (range) => `क्षमता ${range} आहे.`,
      places: (names, isAll) => (isAll ? `ही ${listed(names)} येथे आहेत.` : `बहुतेक ${listed(names)} येथे आहेत.`),
      also: (names) => `यांना ${listed(names)} असेही म्हणतात.`,
      facts: 'भाडे आणि आकार',
      perUnit: (unit) => `प्रति ${unit}`,
      machines,
      rentHead: 'भाडे',
      leastHead: 'सर्वात कमी',
      middleHead: 'निम्मी इतक्यापर्यंत',
      mostHead: 'सर्वात जास्त',
      unknown: '—',
      onRent: 'येथे भाड्याने',
      capacity: 'क्षमता',
      between: (least, most) => `${least} ते ${most}`,
      localities: 'कुठे आहेत',
      locality: (name, count) => (count > 1 ? `${name} (${formatCount(count)})` : name),
      list: (kinds, city) => `${city} येथे ${kinds}`,
      seeAll: (count) => `सर्व ${formatCount(count)} पाहा`,
      tell: 'मालकांना तुमची गरज सांगा',
      need: (kind, city) => `${city} येथे ${kind}`,
      elsewhere: (kinds) => `इतर शहरांत ${kinds}`,
      others: (city) => `${city} येथे भाड्याने इतर यंत्रे`,
      parts: (kinds, city) => `${city} येथे ${kinds}, प्रकारानुसार`,
      away: (km, count) => `${formatCount(km)} किमी · ${count}`,
      failed: (reason) => `हे पान उघडले नाही: ${reason}`,
      retry: 'पुन्हा प्रयत्न करा',
      loading: 'यंत्रे लोड होत आहेत...',
      searchFor: (words) => `“${words}” शोधा`,
    },
  },
  [lost],
);
