import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './inbox.messages.ts';

export const inbox: Translated<typeof messages> = {
  title: 'लीड',
  views: 'सूची में क्या दिखे',
  quotes: 'भाव',
  list: 'ज़रूरतें',
  loading: 'लोड हो रहा है...',
  nobody: 'कोई आपके इंतज़ार में नहीं है।',
  waiting: (count, wait) =>
    count === 1
      ? `एक व्यक्ति ${wait} से आपके इंतज़ार में है।`
      : `${formatCount(count)} लोग आपके इंतज़ार में हैं, सबसे लंबा इंतज़ार ${wait} का है।`,
  filter: 'कौन-से भाव',
  filters: {
    all: 'सभी',
    toAnswer: 'जवाब देना है',
    held: 'रोकी हुई',
    quoted: 'भाव भेजा',
    won: 'काम मिला',
    closed: 'बंद',
  },
  chip: (name, count) => `${name} ${formatCount(count)}`,
  search: 'लीड खोजें',
  sort: 'क्रम',
  sorts: { wait: 'सबसे लंबा इंतज़ार', askedAt: 'सबसे नए' },
  rows: 'किसने आपसे भाव माँगा',
  send: 'भाव भेजें',
  answer: 'जवाब दें',
  forWhom: (act, name) => `${act}: ${name}`,
  fromOwnPage: 'आपके पेज से',
  range: (from, to, total) => `${formatCount(total)} में से ${formatCount(from)}–${formatCount(to)}`,
  nothingTitle: 'ऐसा कोई भाव नहीं है',
  nothingText: 'कोई दूसरा शब्द या फ़िल्टर आज़माएँ।',
  showAll: 'सभी दिखाएँ',
};
