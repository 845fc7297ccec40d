import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './setup.messages.ts';

export const setup: Translated<typeof messages> = {
  note: 'तीन कदम, और किराएदार आपको फ़ोन कर सकेंगे।',
  title: 'अपना पहला फ़ोन पाएँ',
  progress: 'पूरे हुए कदम',
  done: (count, all) => `${formatCount(all)} में से ${formatCount(count)} पूरे`,
  isDone: 'पूरा',
  addTitle: 'मशीन जोड़ें',
  addNote: 'नाम, किराया और एक तस्वीर। लगभग दो मिनट।',
  add: 'मशीन जोड़ें',
  added: (name) => `${name} जुड़ गई है`,
  addedSome: (count) => (count === 1 ? 'आपकी मशीन जुड़ गई है' : `${formatCount(count)} मशीनें जुड़ गई हैं`),
  edit: 'बदलें',
  planTitle: 'इसे प्लान पर डालें',
  planNote: 'किराएदारों को वही मशीनें मिलती हैं जो किसी प्लान पर हैं।',
  planPrice: (price, machines) => `${machines} के लिए ${price} महीने से। मशीन तुरंत सूची में आ जाती है।`,
  planRoom: (plan, free) => `${plan} में ${formatCount(free)} जगह और है।`,
  choosePlan: 'प्लान चुनें',
  putOn: (plan) => `इसे ${plan} पर डालें`,
  hidden: 'यह प्लान पर है, पर अभी सूची में नहीं है।',
  why: 'कारण देखें',
  listed: (count) =>
    count === 1 ? 'किराएदार आपकी मशीन खोज सकते हैं' : `किराएदार आपकी ${formatCount(count)} मशीनें खोज सकते हैं`,
  shareTitle: 'इसका पेज भेजें',
  shareNote: 'जिन्होंने पहले आपसे किराए पर लिया है, उन्हें लिंक भेजें।',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: (link) => `लिंक कॉपी नहीं हो सका। वह है ${link}`,
  whatsApp: 'WhatsApp',
  whatsAppText: (name, link) => `${name} किराए पर उपलब्ध है: ${link}`,
  shared: 'आपने लिंक भेज दिया है',
  many: 'बहुत सी मशीनें हैं?',
  import: 'CSV आयात करें',
  preview: 'किराएदारों को यह ऐसी दिखती है',
  previewLater: 'प्लान पर आते ही किराएदार इसे ऐसे देखेंगे',
};
