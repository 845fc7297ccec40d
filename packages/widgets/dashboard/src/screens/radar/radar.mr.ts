import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './radar.messages.ts';

export const radar: Translated<typeof messages> = {
  title: 'शोध रडार',
  note: (unmet, all, span) =>
    `लोक काय शोधतात आणि त्यांना काय सापडत नाही. ${span}: ${formatCount(all)} पैकी ${formatCount(unmet)} शोध.`,
  noteShort: 'लोक काय शोधतात आणि त्यांना काय सापडत नाही.',
  span: 'कालावधी',
  spans: { days7: '7 दिवस', days30: '30 दिवस', weeks12: '12 आठवडे' },
  loading: 'लोड होत आहे...',
  tiles: {
    searches: 'एकूण शोध',
    from: (before) => `आधी ${formatCount(before)}`,
    unmet: 'काही सापडले नाही',
    share: (percent) => `${percent}%`,
    shareWas: (percent, before) => `${percent}%, आधी ${before}%`,
    word: 'आपल्याला माहीत नसलेला शब्द',
    words: (words, half) =>
      words === 0
        ? 'प्रत्येक शब्द माहीत होता'
        : words === 1
          ? '1 शब्द'
          : `${formatCount(words)} शब्द, निम्मे शोध ${formatCount(half)} शब्दांचे`,
    far: 'जवळपास यंत्र नाही',
    places: (places, worst) => `${formatCount(places)} शहरे${worst === '' ? '' : `, सर्वाधिक ${worst}`}`,
    noPlaces: 'प्रत्येक शहराच्या 50 किमीत यंत्र आहे',
  },
  india: 'संपूर्ण भारत',
  unmetOf: (count) => `${formatCount(count)} अपूर्ण`,
  why: 'कारण',
  whys: { all: 'सर्व', word: 'अनोळखी शब्द', far: 'जवळ नाही' },
  terms: 'शब्द',
  times: 'शोध',
  nearest: 'सर्वात जवळचे यंत्र',
  where: 'कुठे',
  act: 'काय करायचे',
  none: '—',
  unknownWord: 'हा शब्द आपल्याला माहीत नाही',
  away: (km) => `${formatCount(km)} किमी दूर`,
  nowhere: 'संपूर्ण भारतात नाही',
  anywhere: 'ठिकाण सांगितले नाही',
  noTerms: 'लोकांनी इथे जे शोधले ते सर्व सापडले.',
  noTermsOf: 'या काळात असा एकही शोध नाही.',
  shown: (shown, all) => `${formatCount(all)} पैकी ${formatCount(shown)}`,
  more: 'आणखी दाखवा',
  csv: 'CSV डाउनलोड करा',
  addWord: 'शब्द जोडा',
  addWordOf: (word) => `शब्द जोडा: ${word}`,
  added: 'जोडला',
  invite: 'मालकांना बोलवा',
  inviteOf: (word) => `मालकांना बोलवा: ${word}`,
  byPlace: 'ठिकाणानुसार',
  byPlaceNote: 'रंग जितका गडद, तितका अपूर्ण शोधांचा हिस्सा मोठा.',
  states: 'राज्ये',
  tile: (state, unmet, searches) => `${state}: ${formatCount(searches)} पैकी ${formatCount(unmet)} शोध अपूर्ण`,
  option: (state, unmet) => `${state}, ${formatCount(unmet)} अपूर्ण`,
  before: 'आधी',
  dialog: {
    title: 'मालकांना बोलवा',
    note: 'ज्यांच्याकडे असे यंत्र असू शकते अशा मालकांना हा मजकूर पाठवा. लिंकवरून यंत्राचा फॉर्म उघडतो, आणि ती किती वेळा उघडली हे मोजले जाते.',
    place: 'ठिकाण',
    language: 'मजकूर',
    text: (term, city, count, span, url) =>
      `${city} येथे लोक Yantra वर “${term}” शोधत आहेत: गेल्या ${span} ${count}, आणि जवळपास एकही नाही. तुमच्याकडे आहे का? इथे टाका, भाडेकरू तुम्हाला फोन करतील: ${url}`,
    count: (count) => `${formatCount(count)} वेळा`,
    making: 'लिंक तयार होत आहे...',
    visits: (count) => (count === 0 ? 'ही लिंक अजून कोणी उघडली नाही.' : `ही लिंक ${formatCount(count)} वेळा उघडली.`),
    copy: 'मजकूर कॉपी करा',
    copied: 'मजकूर कॉपी झाला.',
    byHand: 'कृपया मजकूर स्वतः कॉपी करा.',
    close: 'बंद करा',
    noPlace: 'या शोधांत ठिकाण नाही, म्हणून अजून कोणाला बोलावता येत नाही.',
  },
};
