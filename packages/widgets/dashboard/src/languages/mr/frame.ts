import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages as frameMessages } from '../../shell/shell.messages.ts';
import type { messages as chartMessages } from '../../kit/chart.messages.ts';
import type { messages as datesMessages } from '../../kit/dates.messages.ts';
import type { messages as formMessages } from '../../kit/form/form.messages.ts';
import type { messages as tableMessages } from '../../kit/table/table.messages.ts';
import type { titles as titlesMessages } from '../../screens/screens.messages.ts';

const titles: Translated<typeof titlesMessages> = {
  overview: 'आढावा',
  equipmentsList: 'यंत्रांची यादी',
  recentlyVisited: 'नुकतीच पाहिलेली',
  addEquipment: 'यंत्र जोडा',
  editEquipment: 'यंत्र बदला',
  viewEquipment: 'यंत्र पाहा',
  importEquipments: 'CSV मधून आणा',
  profile: 'प्रोफाइल',
  viewCustomer: 'ग्राहक पाहा',
  editCustomer: 'ग्राहक बदला',
  settings: 'सेटिंग्ज',
  embed: 'तुमच्या वेबसाइटवर लावा',
  customers: 'ग्राहक',
  suppliers: 'पुरवठादार',
  leads: 'लीड',
  subscriptions: 'सदस्यत्वे',
  viewSubscription: 'सदस्यत्व पाहा',
  editSubscription: 'सदस्यत्व बदला',
  addSubscription: 'सदस्यत्व जोडा',
  buySubscription: 'सदस्यत्व घ्या',
  payments: 'पेमेंट',
  ownPayments: 'माझी पेमेंट',
  masterTypes: 'वर्ग',
  masterCategories: 'यंत्रांचे प्रकार',
  search: 'शोध',
};

const frame: Translated<typeof frameMessages> = {
  brand: 'Yantra',
  homeLink: 'Yantra, बाजारपेठेकडे',
  toggle: 'मेनू',
  sidebar: 'डॅशबोर्ड',
  breadcrumbs: 'तुम्ही येथे आहात',
  loading: 'लोड होत आहे...',
  logOut: 'लॉग आउट',
  newLeads: (count) => `(${formatCount(count)} नवीन)`,
  more: (count) => `${count}+`,
  master: 'मास्टर याद्या',
  nav: {
    overview: 'आढावा',
    profile: 'प्रोफाइल',
    customers: 'ग्राहक',
    suppliers: 'पुरवठादार',
    equipments: 'यंत्रांची यादी',
    leads: 'लीड',
    recentlyVisited: 'नुकतीच पाहिलेली',
    subscriptions: 'सदस्यत्वे',
    payments: 'पेमेंट',
    embed: 'तुमच्या वेबसाइटवर लावा',
    settings: 'सेटिंग्ज',
    types: 'यंत्रांचे प्रकार',
    categories: 'यंत्रांचे वर्ग',
    search: 'शोध',
  },
  menu: {
    profile: 'माझे प्रोफाइल',
    equipments: 'यंत्रे',
    ownEquipments: 'माझी यंत्रे',
    recentlyViewed: 'नुकतीच पाहिलेली',
    addEquipment: 'यंत्र जोडा',
    subscriptions: 'सदस्यत्वे',
    ownSubscriptions: 'माझी सदस्यत्वे',
    logOut: 'लॉग आउट',
  },
  roles: { admin: 'अ‍ॅडमिन', supplier: 'पुरवठादार', user: 'वापरकर्ता' },
  windowTitle: (title) => `${title} · Yantra`,
  forbidden: {
    title: 'हे पान तुमच्या खात्यासाठी नाही',
    text: (role) => `तुम्ही ${role} म्हणून लॉग इन आहात. तुम्ही मागितलेले पान दुसऱ्या भूमिकेचे आहे.`,
  },
  notFound: { title: 'या पत्त्यावर काही नाही', text: 'पान हलवले असेल, किंवा पत्त्यात चूक असेल.' },
  toOverview: 'आढाव्याकडे जा',
  failed: {
    title: 'हे पान लोड होऊ शकले नाही',
    text: 'कनेक्शन तुटले असेल. तुम्ही जतन केलेले काहीही हरवलेले नाही.',
    retry: 'पुन्हा प्रयत्न करा',
  },
};

const dates: Translated<typeof datesMessages> = {
  minutes: (count) => `${count} मिनिटे`,
  hours: (count) => `${count} तास`,
  yesterday: 'काल',
  months: ['जाने.', 'फेब्रु.', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑग.', 'सप्टें.', 'ऑक्टो.', 'नोव्हें.', 'डिसें.'],
};

const chart: Translated<typeof chartMessages> = {
  nothing: 'अजून दाखवण्यासारखे काही नाही.',
  table: 'तक्त्यात दाखवा',
  chart: (title, least, most) => `${title}, ${least} ते ${most}`,
};

const form: Translated<typeof formMessages> = {
  highlighted: 'कृपया खुणा केलेले रकाने भरा',
  saving: 'जतन होत आहे...',
  save: 'जतन करा',
  cancel: 'रद्द करा',
  leaveTitle: 'जतन न करता जायचे?',
  leaveText: 'तुमचे बदल अजून जतन केलेले नाहीत.',
  leaveKept: 'तुम्ही लिहिलेले तुम्ही परत येईपर्यंत या फोनवर किंवा संगणकावर राहील.',
  stay: 'इथेच राहा',
  leave: 'जा',
  retry: 'पुन्हा प्रयत्न करा',
  loading: 'लोड होत आहे...',
  failed: (message) => `त्रुटी: ${message}`,
  failedText: 'काहीही हरवलेले नाही. कृपया आणखी एकदा प्रयत्न करा.',
};

const table: Translated<typeof tableMessages> = {
  search: 'शोधा',
  go: 'शोधा',
  none: 'काही नाही',
  columns: 'स्तंभ',
  columnsNote: 'या तक्त्यासाठी तुमची निवड या फोनवर किंवा संगणकावर लक्षात राहील.',
  done: 'झाले',
  exportCsv: 'CSV डाउनलोड करा',
  exporting: 'तयार होत आहे...',
  exported: (rows) => `${formatCount(rows)} ${rows === 1 ? 'ओळ डाउनलोड झाली' : 'ओळी डाउनलोड झाल्या'}`,
  exportFailed: (message) => `ओळी डाउनलोड होऊ शकल्या नाहीत. ${message}`,
  sortBy: 'क्रम निवडा',
  sortUsual: 'नेहमीचा क्रम',
  sortUp: (column) => `${column}, चढता क्रम`,
  sortDown: (column) => `${column}, उतरता क्रम`,
  details: 'तपशील',
  actionsHead: 'कृती',
  actions: (name) => `${name} साठी कृती`,
  open: (name) => `${name} चा तपशील`,
  loading: 'लोड होत आहे...',
  error: (message) => `त्रुटी: ${message}`,
  errorText: 'काहीही हरवलेले नाही. कृपया पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  stale: (message) => `त्रुटी: ${message} या ओळी जुन्या असू शकतात.`,
  nothingFound: 'काही सापडले नाही',
  nothingFoundText: 'तुमच्या शोधाशी जुळणारी ओळ नाही.',
  clear: 'शोध आणि फिल्टर पुसा',
  range: (from, to, total) =>
    total === 0 ? '0 पैकी 0' : `एकूण ${formatCount(total)} पैकी ${formatCount(from)}–${formatCount(to)}`,
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
