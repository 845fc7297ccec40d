import type { Translated } from '@yantra/language';
import type { messages } from './undelivered.messages.ts';

export const undelivered: Translated<typeof messages> = {
  title: 'जो संदेश नहीं पहुँचे',
  note: 'डेढ़ दिन तक कोशिश हुई, फिर छोड़ दिया गया। ऐप में ख़बर दिखती है।',
  table: 'जो संदेश नहीं पहुँचे',
  person: 'किसे',
  noAccount: 'बिना खाते के',
  event: 'किस बारे में',
  way: 'माध्यम',
  ways: { email: 'ई-मेल', sms: 'एसएमएस', whatsApp: 'WhatsApp', push: 'पुश' },
  failure: 'आख़िरी जवाब',
  tries: 'कोशिशें',
  endedAt: 'कब छोड़ा',
  retry: 'फिर कोशिश करें',
  retrying: 'कोशिश हो रही है …',
  retried: (count) => (count === 1 ? 'संदेश फिर भेजा जा रहा है' : `${count} संदेश फिर भेजे जा रहे हैं`),
  nothing: 'सभी संदेश पहुँच गए',
  nothingText: 'जो संदेश नहीं पहुँचते, वे यहाँ दिखते हैं।',
};
