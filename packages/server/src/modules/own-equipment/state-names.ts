import { foldText } from '@yantra/words';

/* Other names of the states: abbreviations, former names, common spellings, and Devanagari, where Hindi and Marathi differ in a few. */
const others: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'an|andaman|andaman nicobar|अंडमान और निकोबार|अंदमान आणि निकोबार',
  'Andhra Pradesh': 'ap|andhra|आंध्र प्रदेश',
  'Arunachal Pradesh': 'ar|arunachal|अरुणाचल प्रदेश',
  Assam: 'as|asom|असम|आसाम',
  Bihar: 'br|बिहार',
  Chandigarh: 'ch|ut chandigarh|चंडीगढ़|चंदीगड',
  Chhattisgarh: 'cg|ct|chattisgarh|chhatisgarh|छत्तीसगढ़|छत्तीसगड',
  'Dadra and Nagar Haveli and Daman and Diu':
    'dh|dd|dn|dadra and nagar haveli|daman and diu|daman|दादरा और नगर हवेली|दमन और दीव',
  Delhi: 'dl|new delhi|nct of delhi|delhi ncr|दिल्ली|नई दिल्ली|नवी दिल्ली',
  Goa: 'ga|गोवा',
  Gujarat: 'gj|gujrat|गुजरात',
  Haryana: 'hr|हरियाणा',
  'Himachal Pradesh': 'hp|himachal|हिमाचल प्रदेश',
  'Jammu and Kashmir': 'jk|jammu kashmir|जम्मू और कश्मीर|जम्मू आणि काश्मीर',
  Jharkhand: 'jh|झारखंड',
  Karnataka: 'ka|karnatak|कर्नाटक',
  Kerala: 'kl|केरल|केरळ',
  Ladakh: 'la|लद्दाख|लडाख',
  Lakshadweep: 'ld|लक्षद्वीप',
  'Madhya Pradesh': 'mp|मध्य प्रदेश',
  Maharashtra: 'mh|maharastra|महाराष्ट्र',
  Manipur: 'mn|मणिपुर|मणिपूर',
  Meghalaya: 'ml|मेघालय',
  Mizoram: 'mz|मिज़ोरम|मिझोराम',
  Nagaland: 'nl|नागालैंड|नागालँड',
  Odisha: 'od|or|orissa|ओडिशा|ओड़िशा',
  Puducherry: 'py|pondicherry|pondy|पुदुच्चेरी|पुडुचेरी',
  Punjab: 'pb|panjab|पंजाब',
  Rajasthan: 'rj|राजस्थान',
  Sikkim: 'sk|सिक्किम',
  'Tamil Nadu': 'tn|तमिलनाडु|तामिळनाडू|तमिळनाडू',
  Telangana: 'ts|tg|telengana|तेलंगाना|तेलंगणा',
  Tripura: 'tr|त्रिपुरा',
  'Uttar Pradesh': 'up|उत्तर प्रदेश',
  Uttarakhand: 'uk|ua|ut|uttaranchal|uttrakhand|उत्तराखंड',
  'West Bengal': 'wb|bengal|paschim bengal|पश्चिम बंगाल|पश्चिम बंगाल',
};

const keyOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(others).flatMap(([state, names]) =>
    [state, ...names.split('|')].map((name) => [keyOf(name), state] as const),
  ),
);

/** The state in a text, as our lists spell it: by its current or former name, in Latin letters or Devanagari, or by two letters; `undefined` if none. */
export const stateNamed = (text: string): string | undefined => byName.get(keyOf(text.replace(/&/g, ' and ')));

/** Whether a text names India. */
export const isIndia = (text: string): boolean => ['india', 'bharat', 'in', 'ind', keyOf('भारत')].includes(keyOf(text));
