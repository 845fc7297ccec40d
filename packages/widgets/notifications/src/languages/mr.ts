import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { messages } from '../notifications.messages.ts';
import type { NotificationsLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  title: 'सूचना',
  bell: (unread) => (unread === 0 ? 'सूचना' : `सूचना, ${unread} नव्या`),
  markAll: 'सर्व वाचले',
  settings: 'सूचनांची सेटिंग',
  filter: 'कोणत्या सूचना',
  all: 'सर्व',
  unread: (unread) => (unread === 0 ? 'न वाचलेल्या' : `न वाचलेल्या ${unread}`),
  isUnread: 'न वाचलेली',
  today: 'आज',
  yesterday: 'काल',
  earlier: 'त्याआधी',
  now: 'आत्ता',
  minutes: (minutes) => `${minutes} मि.`,
  hours: (hours) => `${hours} ता.`,
  seeAll: 'सर्व पाहा',
  more: 'आणखी दाखवा',
  loading: 'सूचना येत आहेत',
  emptyTitle: 'नवीन काही नाही',
  emptyText: 'लीड, संदेश आणि स्वीकारलेली कोटेशन आधी इथे येतात, आणि हवे असल्यास तुमच्या फोनवरही.',
  choose: 'काय मिळावे ते निवडा',
  failed: (reason) => `अडचण: ${reason}`,
  offlineTitle: 'इंटरनेट नाही',
  offlineText: 'कनेक्शन परत येताच नव्या सूचना इथे दिसतील.',
  retry: 'पुन्हा प्रयत्न करा',
};

const marathi: NotificationsLanguage = { ...shared, texts: { ...shared.texts, notifications: own } };
export default speaking(marathi);
