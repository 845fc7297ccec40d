import type { Translated } from '@yantra/language';
import type { messages } from './palette.messages.ts';

export const palette: Translated<typeof messages> = {
  title: 'खोजें',
  results: 'जो मिला',
  machines: 'मशीनें',
  leads: 'लीड',
  payments: 'भुगतान',
  people: 'लोग',
  pages: 'पेज',
  actions: 'काम',
  add: (name) => (name === '' ? 'मशीन जोड़ें' : `“${name}” मशीन जोड़ें`),
  import: 'मशीनों की तालिका लाएँ',
  onSite: (term) => `साइट पर “${term}” खोजें`,
  asks: (need) => `माँग: ${need}`,
  searching: 'खोज रहे हैं...',
  nothing: (term) => `यहाँ “${term}” नाम का कुछ नहीं है।`,
  count: (count) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
  failed: (message) => `त्रुटि: ${message}`,
  retry: 'फिर कोशिश करें',
  move: 'ऊपर-नीचे',
  open: 'खोलें',
  newTab: 'नए टैब में',
  close: 'बंद करें',
  escape: 'Esc',
  closeLabel: 'बंद करें Esc',
};
