import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages as frameMessages } from '../../shell/shell.messages.ts';
import type { messages as chartMessages } from '../../kit/chart.messages.ts';
import type { messages as datesMessages } from '../../kit/dates.messages.ts';
import type { messages as formMessages } from '../../kit/form/form.messages.ts';
import type { messages as tableMessages } from '../../kit/table/table.messages.ts';
import type { titles as titlesMessages } from '../../screens/screens.messages.ts';

const titles: Translated<typeof titlesMessages> = {
  overview: 'सारांश',
  equipmentsList: 'मशीनों की सूची',
  recentlyVisited: 'हाल में देखी गई',
  addEquipment: 'मशीन जोड़ें',
  editEquipment: 'मशीन बदलें',
  viewEquipment: 'मशीन देखें',
  importEquipments: 'CSV से लाएँ',
  profile: 'प्रोफ़ाइल',
  viewCustomer: 'ग्राहक देखें',
  editCustomer: 'ग्राहक बदलें',
  settings: 'सेटिंग',
  embed: 'अपनी वेबसाइट पर लगाएँ',
  customers: 'ग्राहक',
  suppliers: 'आपूर्तिकर्ता',
  leads: 'लीड',
  subscriptions: 'सदस्यताएँ',
  viewSubscription: 'सदस्यता देखें',
  editSubscription: 'सदस्यता बदलें',
  addSubscription: 'सदस्यता जोड़ें',
  buySubscription: 'सदस्यता खरीदें',
  payments: 'भुगतान',
  ownPayments: 'मेरे भुगतान',
  masterTypes: 'श्रेणियाँ',
  masterCategories: 'मशीन के प्रकार',
  search: 'खोज',
};

const frame: Translated<typeof frameMessages> = {
  brand: 'Yantra',
  homeLink: 'Yantra, बाज़ार पर जाएँ',
  toggle: 'मेन्यू',
  sidebar: 'डैशबोर्ड',
  breadcrumbs: 'आप यहाँ हैं',
  loading: 'लोड हो रहा है...',
  logOut: 'लॉग आउट',
  newLeads: (count) => `(${formatCount(count)} नई)`,
  more: (count) => `${count}+`,
  master: 'मास्टर सूचियाँ',
  nav: {
    overview: 'सारांश',
    profile: 'प्रोफ़ाइल',
    customers: 'ग्राहक',
    suppliers: 'आपूर्तिकर्ता',
    equipments: 'मशीनों की सूची',
    leads: 'लीड',
    recentlyVisited: 'हाल में देखी गई',
    subscriptions: 'सदस्यताएँ',
    payments: 'भुगतान',
    embed: 'अपनी वेबसाइट पर लगाएँ',
    settings: 'सेटिंग',
    types: 'मशीन के प्रकार',
    categories: 'मशीन की श्रेणियाँ',
    search: 'खोज',
  },
  menu: {
    profile: 'मेरी प्रोफ़ाइल',
    equipments: 'मशीनें',
    ownEquipments: 'मेरी मशीनें',
    recentlyViewed: 'हाल में देखी गई',
    addEquipment: 'मशीन जोड़ें',
    subscriptions: 'सदस्यताएँ',
    ownSubscriptions: 'मेरी सदस्यताएँ',
    logOut: 'लॉग आउट',
  },
  roles: { admin: 'एडमिन', supplier: 'आपूर्तिकर्ता', user: 'उपयोगकर्ता' },
  windowTitle: (title) => `${title} · Yantra`,
  forbidden: {
    title: 'यह पृष्ठ आपके खाते के लिए नहीं है',
    text: (role) => `आप ${role} के रूप में लॉग इन हैं। आपने जो पृष्ठ माँगा वह किसी और भूमिका का है।`,
  },
  notFound: { title: 'इस पते पर कुछ नहीं है', text: 'हो सकता है पृष्ठ हट गया हो, या पते में कोई गलती हो।' },
  toOverview: 'सारांश पर जाएँ',
  failed: {
    title: 'यह पृष्ठ लोड नहीं हो सका',
    text: 'शायद कनेक्शन टूट गया। आपने जो सहेजा था वह खोया नहीं है।',
    retry: 'फिर कोशिश करें',
  },
};

const dates: Translated<typeof datesMessages> = {
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`,
  yesterday: 'कल',
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्तू॰', 'नव॰', 'दिस॰'],
};

const chart: Translated<typeof chartMessages> = {
  nothing: 'अभी दिखाने को कुछ नहीं है।',
  table: 'तालिका में दिखाएँ',
  chart: (title, least, most) => `${title}, ${least} से ${most} तक`,
};

const form: Translated<typeof formMessages> = {
  highlighted: 'कृपया चिह्नित खाने भरें',
  saving: 'सहेजा जा रहा है...',
  save: 'सहेजें',
  cancel: 'रद्द करें',
  leaveTitle: 'बिना सहेजे जाएँ?',
  leaveText: 'आपके बदलाव अभी सहेजे नहीं गए हैं।',
  leaveKept: 'आपने जो लिखा है वह आपके लौटने तक इस फ़ोन या कंप्यूटर पर रहेगा।',
  stay: 'यहीं रहें',
  leave: 'जाएँ',
  retry: 'फिर कोशिश करें',
  loading: 'लोड हो रहा है...',
  failed: (message) => `त्रुटि: ${message}`,
  failedText: 'कुछ भी खोया नहीं है। कृपया एक बार फिर कोशिश करें।',
};

const table: Translated<typeof tableMessages> = {
  search: 'खोजें',
  go: 'खोजें',
  none: 'कोई नहीं',
  columns: 'कॉलम',
  columnsNote: 'इस तालिका के लिए आपका चुनाव इस फ़ोन या कंप्यूटर पर याद रहेगा।',
  done: 'हो गया',
  exportCsv: 'CSV डाउनलोड करें',
  exporting: 'तैयार हो रहा है...',
  exported: (rows) => `${formatCount(rows)} ${rows === 1 ? 'पंक्ति' : 'पंक्तियाँ'} डाउनलोड हुईं`,
  exportFailed: (message) => `पंक्तियाँ डाउनलोड नहीं हो सकीं। ${message}`,
  sortBy: 'क्रम चुनें',
  sortUsual: 'सामान्य क्रम',
  sortUp: (column) => `${column}, बढ़ता क्रम`,
  sortDown: (column) => `${column}, घटता क्रम`,
  details: 'विवरण',
  actionsHead: 'काम',
  actions: (name) => `${name} के लिए काम`,
  open: (name) => `${name} का विवरण`,
  loading: 'लोड हो रहा है...',
  error: (message) => `त्रुटि: ${message}`,
  errorText: 'कुछ भी खोया नहीं है। कृपया फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  stale: (message) => `त्रुटि: ${message} ये पंक्तियाँ पुरानी हो सकती हैं।`,
  nothingFound: 'कुछ नहीं मिला',
  nothingFoundText: 'आपकी खोज से कोई पंक्ति मेल नहीं खाती।',
  clear: 'खोज और फ़िल्टर मिटाएँ',
  range: (from, to, total) =>
    total === 0 ? '0 में से 0' : `कुल ${formatCount(total)} में से ${formatCount(from)}–${formatCount(to)}`,
  more: (count) => `+${count}`,
  moreLabel: (count, names) => `+${count}: ${names}`,
};

/** The frame, and what every screen has: tables, forms, charts, dates. */
export const frameTexts = {
  dashboard: frame,
  'dashboard.screens.titles': titles,
  'dashboard.dates': dates,
  'dashboard.chart': chart,
  'dashboard.form': form,
  'dashboard.table': table,
};
