import { cityDevanagariLines } from './devanagari.data.ts';
import { statesInDevanagari } from './states-devanagari.ts';

/** Letters that only Marathi has, or endings that Hindi writes otherwise. */
const marathiMark = /ळ|ऱ|पूर(?=$|[ -])/;

/** As Hindi spells a Marathi name: `नागपूर` is `नागपुर`, `जळगाव` is `जलगांव`, `नांदेड` is `नांदेड़`. */
const inHindiSpelling = (name: string): string =>
  name
    .replaceAll('ळ', 'ल')
    .replace(/पूर(?=$|[ -])/, 'पुर')
    .replace(/गाव(?=$|[ -])/, 'गांव')
    .replace(/पती(?= )/, 'पति')
    // Not at a beginning, after a nasal, or as half a letter.
    .replaceAll(/(?<=[\u0915-\u0939]|[\u093e-\u094c])ड(?!\u093c|\u094d)/g, 'ड\u093c');

/** As Marathi spells a Hindi name: no dots below, long vowels at the end: `कानपुर` is `कानपूर`, `तिरुपति` is `तिरुपती`. */
const inMarathiSpelling = (name: string): string =>
  name
    .replaceAll('़', '')
    .replaceAll(/पुर(?=$|[ -])/g, 'पूर')
    .replaceAll(/गांव(?=$|[ -])/g, 'गाव')
    .replaceAll(/ि(?=$|[ -])/g, 'ी')
    .replaceAll(/ु(?=$|[ -])/g, 'ू');

/** Cities that Marathi calls otherwise than a rule can tell. */
const inMarathi: Readonly<Record<string, string>> = {
  Agra: 'आग्रा',
  Ahmedabad: 'अहमदाबाद',
  Anand: 'आणंद',
  Bangalore: 'बंगळुरू',
  Bhopal: 'भोपाळ',
  Chandigarh: 'चंदीगड',
  Chikkamagaluru: 'चिकमंगळूर',
  Coimbatore: 'कोइंबतूर',
  Gwalior: 'ग्वाल्हेर',
  Hosapete: 'होस्पेट',
  Hubballi: 'हुबळी',
  Indore: 'इंदूर',
  Jhansi: 'झाशी',
  Khandwa: 'खांडवा',
  Kochi: 'कोची',
  Lucknow: 'लखनौ',
  Mangaluru: 'मंगळुरू',
  Mormugao: 'मुरगाव',
  Mysuru: 'म्हैसूर',
  'New Delhi': 'नवी दिल्ली',
  Palghat: 'पालक्काड',
  Patan: 'पाटण',
  Patna: 'पाटणा',
  Ranibennur: 'राणेबेन्नूर',
  Surat: 'सुरत',
  Thanjavur: 'तंजावर',
  Thiruvananthapuram: 'तिरुअनंतपुरम',
  Visakhapatnam: 'विशाखापट्टणम',
};

const hindi = (names: readonly string[]): string | undefined =>
  names.find((name) => name === inHindiSpelling(names[0] ?? '')) ??
  names.find((name) => !marathiMark.test(name)) ??
  names[0];

const marathi = (names: readonly string[]): string =>
  names.find((name) => marathiMark.test(name)) ?? inMarathiSpelling(names[0] ?? '');

/**
 * How Hindi or Marathi calls the cities, the states and India, by their English names: cities of one name are called alike. Made anew at each call: keep the result.
 */
export function placeNames(locale: 'hi' | 'mr'): Readonly<Record<string, string>> {
  const names: Record<string, string> = { India: 'भारत' };
  for (const [state, inHindi, inMarathi] of statesInDevanagari) names[state] = locale === 'hi' ? inHindi : inMarathi;
  for (const line of cityDevanagariLines.split('\n')) {
    const [city = '', said = ''] = line.split('|');
    const all = said.split('/');
    names[city] = (locale === 'hi' ? hindi(all) : (inMarathi[city] ?? marathi(all))) ?? city;
  }
  return names;
}
