import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './inbox.messages.ts';

export const inbox: Translated<typeof messages> = {
  title: 'लीड',
  views: 'यादीत काय दिसावे',
  quotes: 'दर',
  list: 'गरजा',
  loading: 'लोड होत आहे...',
  nobody: 'कोणीही तुमची वाट पाहत नाही.',
  waiting: (count, wait) =>
    count === 1
      ? `एक व्यक्ती ${wait} तुमची वाट पाहत आहे.`
      : `${formatCount(count)} लोक तुमची वाट पाहत आहेत, सर्वांत जास्त वाट ${wait}.`,
  filter: 'कोणते दर',
  filters: {
    all: 'सर्व',
    toAnswer: 'उत्तर द्यायचे',
    held: 'राखलेले',
    quoted: 'दर पाठवला',
    won: 'काम मिळाले',
    closed: 'बंद',
  },
  chip: (name, count) => `${name} ${formatCount(count)}`,
  search: 'लीड शोधा',
  sort: 'क्रम',
  sorts: { wait: 'सर्वांत जास्त वाट', askedAt: 'सर्वांत नवे' },
  rows: 'तुमच्याकडे दर कोणी मागितला',
  send: 'दर पाठवा',
  answer: 'उत्तर द्या',
  forWhom: (act, name) => `${act}: ${name}`,
  fromOwnPage: 'तुमच्या पानावरून',
  range: (from, to, total) => `${formatCount(total)} पैकी ${formatCount(from)}–${formatCount(to)}`,
  nothingTitle: 'असा कोणताही दर नाही',
  nothingText: 'दुसरा शब्द किंवा फिल्टर वापरून पाहा.',
  showAll: 'सर्व दाखवा',
};
