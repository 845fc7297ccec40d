import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './form.messages.ts';

export const form: Translated<typeof messages> = {
  highlighted: 'कृपया चिह्नित खाने भरें',
  andMore: (count) => `और ${formatCount(count)}`,
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
