import { foldText } from '@yantra/words';

/* Other words of addresses and their one form; those of Devanagari are said otherwise in English. */
const translated = `
road: rd रोड मार्ग रस्ता रास्ता सड़क
station: stn sta स्टेशन स्टेशनला स्थानक स्थानकाजवळ
railway: rly rail रेल्वे रेलवे
junction: jn jnc jcn jct जंक्शन
airport: विमानतळ एयरपोर्ट एअरपोर्ट हवाईअड्डा
east: पूर्व ईस्ट
west: पश्चिम वेस्ट
north: उत्तर नॉर्थ
south: दक्षिण साउथ
midc: एमआयडीसी एमआईडीसी
chowk: चौक
phase: ph फेज फेझ टप्पा
sector: sec सेक्टर
city: सिटी
camp: कॅम्प कैंप कैम्प
highway: hwy महामार्ग हाइवे हायवे
layout: लेआउट
new: नई न्यू
place: प्लेस
old: ओल्ड
`;

/* Words beside a place's name that say no place. */
const besides = `near nearby opp opposite behind beside at in of the to from india me mein ke ki ka paas pass pin pincode code dist district taluka
जवळ जवळील पास पासचे के की का में मे मध्ये येथे भारत पिन कोड जिल्हा जिला तालुका तहसील समोर मागे सामने पीछे`;

/* The names of English letters in Devanagari: एमजी रोड. */
const letters = `
a: ए
b: बी
c: सी
d: डी
e: ई
f: एफ
g: जी
h: एच एच्
i: आई आय
j: जे
k: के
l: एल
m: एम
n: एन
o: ओ
p: पी
q: क्यू
r: आर
s: एस
t: टी
u: यू
v: वी व्ही
w: डब्ल्यू डब्लू
x: एक्स
y: वाई वाय
z: जेड ज़ेड झेड
`;

/** A table's lines as pairs of an entry and what it stands for. */
const pairsIn = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', others = ''] = line.split(': ');
      return others.split(' ').map((other): [string, string] => [foldText(other), meant]);
    });

const translations: ReadonlyMap<string, string> = new Map(pairsIn(translated));
const idle: ReadonlySet<string> = new Set(besides.split(/\s+/).map(foldText));
const letterNames = pairsIn(letters).toSorted(([a], [b]) => b.length - a.length);

/** A word that is only names of letters, as these; else undefined. One alone is a word: के. */
function initialsIn(word: string): string | undefined {
  let rest = word;
  let initials = '';
  while (rest !== '') {
    const found = letterNames.find(([name]) => rest.startsWith(name));
    if (found === undefined) return undefined;
    initials += found[1];
    rest = rest.slice(found[0].length);
  }
  return initials.length > 1 ? initials : undefined;
}

/** Single letters that follow each other are one word: M. G. Road is MG Road. */
export function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isInitial = /^[a-z]$/.test(word);
    if (isInitial && isOpen) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isOpen = isInitial;
  }
  return joined;
}

/** No place's name has more words. */
const mostWords = 10;

/**
 * The words of a place as typed: folded, each address's word in its one English form, without what says no place. Names stay in the script that they were typed
 * in.
 */
export function placeWords(text: string): string[] {
  const typed = foldText(text.replace(/हवाई\s+अड्डा/g, 'हवाईअड्डा'))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const words = joinInitials(typed)
    .map((word) => translations.get(word) ?? initialsIn(word) ?? word)
    .slice(0, mostWords);
  const named = words.filter((word) => !idle.has(word));
  return named.length > 0 ? named : words;
}

/** The words of a text as they stand, in small letters. */
export const bareWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !idle.has(word))
    .slice(0, mostWords);

/** A text with another letter where Hindi has two in one: ड़ is a d or an r in Latin letters. */
export const withFlaps = (text: string): string => text.normalize('NFD').replace(/[डढ]\u093c/g, 'र');

/** Whether a word is in another script. */
export const isForeign = (word: string): boolean => /[^\0-\u024f]/.test(word);
