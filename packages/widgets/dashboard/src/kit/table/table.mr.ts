import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './table.messages.ts';

export const table: Translated<typeof messages> = {
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
