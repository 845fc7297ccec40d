import type { Translated } from '@yantra/language';
import type { messages } from './palette.messages.ts';

export const palette: Translated<typeof messages> = {
  title: 'शोधा',
  results: 'जे सापडले',
  machines: 'यंत्रे',
  leads: 'लीड',
  payments: 'पेमेंट',
  people: 'लोक',
  pages: 'पाने',
  actions: 'कृती',
  add: (name) => (name === '' ? 'यंत्र जोडा' : `“${name}” यंत्र जोडा`),
  import: 'यंत्रांचा तक्ता आणा',
  onSite: (term) => `साइटवर “${term}” शोधा`,
  asks: (need) => `मागणी: ${need}`,
  searching: 'शोधत आहे...',
  nothing: (term) => `येथे “${term}” नावाचे काही नाही.`,
  count: (count) => (count === 1 ? '1 निकाल' : `${count} निकाल`),
  failed: (message) => `त्रुटी: ${message}`,
  retry: 'पुन्हा प्रयत्न करा',
  move: 'वर-खाली',
  open: 'उघडा',
  newTab: 'नव्या टॅबमध्ये',
  close: 'बंद करा',
  escape: 'Esc',
  closeLabel: 'बंद करा Esc',
};
