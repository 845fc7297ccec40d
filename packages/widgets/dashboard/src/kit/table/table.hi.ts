import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './table.messages.ts';

export const table: Translated<typeof messages> = {
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
