import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { messages } from '../notifications.messages.ts';
import type { NotificationsLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  title: 'सूचनाएँ',
  bell: (unread) => (unread === 0 ? 'सूचनाएँ' : `सूचनाएँ, ${unread} नई`),
  markAll: 'सब पढ़ लिया',
  settings: 'सूचनाओं की सेटिंग',
  filter: 'कौन-सी सूचनाएँ',
  all: 'सभी',
  unread: (unread) => (unread === 0 ? 'बिना पढ़ी' : `बिना पढ़ी ${unread}`),
  isUnread: 'बिना पढ़ी',
  today: 'आज',
  yesterday: 'कल',
  earlier: 'इससे पहले',
  now: 'अभी',
  minutes: (minutes) => `${minutes} मि.`,
  hours: (hours) => `${hours} घं.`,
  seeAll: 'सब देखें',
  more: 'और दिखाएँ',
  loading: 'सूचनाएँ आ रही हैं',
  emptyTitle: 'कुछ नया नहीं',
  emptyText: 'लीड, संदेश और स्वीकार किए गए कोटेशन सबसे पहले यहाँ आते हैं, और आप चाहें तो फ़ोन पर भी।',
  choose: 'चुनें, आपको क्या मिले',
  failed: (reason) => `गड़बड़ी: ${reason}`,
  offlineTitle: 'इंटरनेट नहीं है',
  offlineText: 'कनेक्शन लौटते ही नई सूचनाएँ यहाँ आ जाएँगी।',
  retry: 'फिर कोशिश करें',
};

const hindi: NotificationsLanguage = { ...shared, texts: { ...shared.texts, notifications: own } };
export default speaking(hindi);
