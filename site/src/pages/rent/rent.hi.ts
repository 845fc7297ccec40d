import { formatCount, formatRupees, kindNamesHi } from '@yantra/domain';
import { withOwn } from '../../languages/with-own.ts';
import lost from '../not-found/not-found.hi.ts';
import { isWork } from './kind-names.ts';
import type { messages } from './rent.messages.ts';

/** `क, ख और ग`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`;

const machines = (count: number): string => `${formatCount(count)} ${count === 1 ? 'मशीन' : 'मशीनें'}`;

/** The catalogue's names, where the trade has no other. */
const kindNames: Readonly<Record<string, string>> = kindNamesHi;

/** Before `की मशीन`: `भार उठाने की मशीन`. */
const ofWork = (work: string): string => work.replace(/ना$/, 'ने').replace(/ का काम$/, ' के काम');

export default withOwn<typeof messages>(
  'hi',
  {
    'site.rent': {
      fallbackTitle: 'किराए की मशीनें · Yantra',
      // A name of the trade stays as it is for many; only the word for machines has a plural.
      kind: (kind) => {
        const name = kind.names?.hi ?? kindNames[kind.name] ?? kind.name;
        const [one, many] = isWork(kind) ? [`${ofWork(name)} की मशीन`, `${ofWork(name)} की मशीनें`] : [name, name];
        return { one, many, manyWithin: many };
      },
      name: (kinds, city) => `${city} में किराए पर ${kinds}`,
      title: (name, least) => `${name}${least ? `, ${least} से` : ''} · Yantra`,
      price: (rupees, unit) => `${formatRupees(rupees)} प्रति ${unit}`,
      description: (count, name, least, places) =>
        [
          `${name}: ${machines(count)}${least ? `, ${least} से` : ''}${places.length > 0 ? `, ${listed(places)} में` : ''}।`,
          'किराया, आकार और रेटिंग की तुलना करें और सीधे मालिक से बात करें।',
        ].join(' '),
      keywords: (kinds, kind, city, state, also) =>
        [
          `${city} में ${kinds} किराए पर`,
          `${kind} किराया ${city}`,
          `${kind} भाड़े पर ${city}`,
          `${state} में ${kind} किराए पर`,
          ...also.map((word) => `${word} किराए पर ${city}`),
        ].join(', '),
      crumbs: 'आप यहाँ हैं',
      home: 'मुखपृष्ठ',
      counted: (count, kinds, city, state) =>
        `${city}${state === city ? '' : `, ${state}`} में किराए के लिए ${formatCount(count)} ${kinds} उपलब्ध हैं।`,
      rent: (unit, least, most, _count, middle) =>
        `प्रति ${unit} किराया ${least === most ? least : `${least} से ${most}`} है${middle ? `; आधी मशीनें ${middle} या कम में मिलती हैं` : ''}।`,
      size: (range) => `क्षमता ${range} है।`,
      places: (names, isAll) => (isAll ? `ये ${listed(names)} में हैं।` : `ज़्यादातर ${listed(names)} में हैं।`),
      also: (names) => `इन्हें ${listed(names)} भी कहते हैं।`,
      facts: 'किराया और आकार',
      perUnit: (unit) => `प्रति ${unit}`,
      machines,
      rentHead: 'किराया',
      leastHead: 'सबसे कम',
      middleHead: 'आधी इतने तक',
      mostHead: 'सबसे ज़्यादा',
      unknown: '—',
      onRent: 'यहाँ किराए पर',
      capacity: 'क्षमता',
      between: (least, most) => `${least} से ${most}`,
      localities: 'कहाँ हैं',
      locality: (name, count) => (count > 1 ? `${name} (${formatCount(count)})` : name),
      list: (kinds, city) => `${city} में ${kinds}`,
      seeAll: (count) => `सभी ${formatCount(count)} देखें`,
      tell: 'मालिकों को अपनी ज़रूरत बताएँ',
      need: (kind, city) => `${city} में ${kind}`,
      elsewhere: (kinds) => `दूसरे शहरों में ${kinds}`,
      others: (city) => `${city} में किराए की दूसरी मशीनें`,
      parts: (kinds, city) => `${city} में ${kinds}, प्रकार के हिसाब से`,
      away: (km, count) => `${formatCount(km)} किमी · ${count}`,
      failed: (reason) => `यह पेज नहीं खुल सका: ${reason}`,
      retry: 'फिर कोशिश करें',
      loading: 'मशीनें लोड हो रही हैं...',
      searchFor: (words) => `“${words}” खोजें`,
    },
  },
  [lost],
);
