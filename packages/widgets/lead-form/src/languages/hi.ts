import { fullNameLength } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import { job } from '../job/job.hi.ts';
import type { messages } from '../lead-form.messages.ts';
import { next } from '../next/next.hi.ts';
import type { LeadFormLanguage } from './language.ts';

const lead: Translated<typeof messages> = {
  label: 'आपकी ज़रूरत',
  modes: 'आप क्या करना चाहते हैं',
  add: 'मशीन जोड़ें',
  need: 'मशीन चाहिए',
  fields: {
    fullName: 'पूरा नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन नंबर',
    categoryId: 'श्रेणी चुनें',
  },
  namePlaceholder: 'सुनीता जाधव',
  emailPlaceholder: 'name@example.com',
  phonePlaceholder: '98765 43210',
  categoryPlaceholder: 'कोई श्रेणी चुनें',
  categoriesLoading: 'श्रेणियाँ लोड हो रही हैं...',
  categoriesFailed: (reason) => `श्रेणियाँ लोड नहीं हो सकीं। ${reason}`,
  categoriesNone: 'अभी चुनने के लिए कोई श्रेणी नहीं है।',
  retry: 'फिर कोशिश करें',
  needed: 'आपको चाहिए:',
  job: 'कब, कितने दिन और कहाँ (वैकल्पिक)',
  submit: 'ज़रूरत भेजें',
  sending: 'भेजा जा रहा है...',
  missing: (count) => (count === 1 ? '1 खाना बाकी' : `${count} खाने बाकी`),
  consent: 'भेजने पर आप सहमत हैं कि मालिक आपसे संपर्क कर सकते हैं।',
  change: 'बदलें',
  changePerson: 'नाम, ई-मेल या फ़ोन बदलें',
  addNote: 'चारों खाने भरना ज़रूरी है। इसके बाद हम आपका फ़ोन नंबर जाँचेंगे और आपका मालिक खाता खोलेंगे।',
  wrong: {
    fullName: 'कृपया अपना पूरा नाम लिखें।',
    email: 'कृपया सही ई-मेल पता लिखें, जैसे name@example.com।',
    phone: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें।',
    categoryId: 'कृपया श्रेणी चुनें।',
  },
  nameLong: `नाम में ज़्यादा से ज़्यादा ${fullNameLength} अक्षर हो सकते हैं।`,
  notSent: 'आपकी ज़रूरत नहीं भेजी गई।',
  notFromHere: 'इस वेबसाइट से ज़रूरतें नहीं भेजी जा सकतीं।',
  sent: (category, city) => `${city} में ${category} के लिए आपकी ज़रूरत भेज दी गई है। अब मालिक आपको उत्तर दे सकते हैं।`,
  sentLater: (category) => `${category} के लिए आपकी ज़रूरत भेज दी गई है।`,
  seeMachines: (category) => `${category} देखें`,
  kept: (category) =>
    `अभी कनेक्शन नहीं है। ${category} के लिए आपकी ज़रूरत इस डिवाइस पर रखी है और कनेक्शन आने पर अपने आप भेज दी जाएगी।`,
  keptHere: (category) =>
    `अभी कनेक्शन नहीं है। ${category} के लिए आपकी ज़रूरत कनेक्शन आने पर अपने आप भेज दी जाएगी। तब तक कृपया यह पेज खुला रखें।`,
  waiting: (count) =>
    count === 1
      ? '1 ज़रूरत इस डिवाइस पर रुकी है और कनेक्शन आने पर भेज दी जाएगी।'
      : `${count} ज़रूरतें इस डिवाइस पर रुकी हैं और कनेक्शन आने पर भेज दी जाएँगी।`,
  refused: (category, reason) => `${category} के लिए आपकी ज़रूरत नहीं भेजी जा सकी। ${reason}`,
  owners: 'मालिकों के खाते Yantra पर खोले जाते हैं।',
  toYantra: 'Yantra पर जाएँ',
};

const hindi: LeadFormLanguage = {
  ...shared,
  texts: { ...shared.texts, 'lead-form': lead, 'lead-form.job': job, 'lead-form.next': next },
  errors: {
    ...shared.errors,
    'near.invalid': 'कृपया जगह सूची से चुनें।',
    'latitude.invalid': 'कृपया जगह सूची से चुनें।',
    'longitude.invalid': 'कृपया जगह सूची से चुनें।',
    'cityId.invalid': 'कृपया सूची से शहर चुनें।',
    'cityId.tooLong': 'कृपया सूची से शहर चुनें।',
    'details.tooLong': ({ most }) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षरों में लिखें।`,
    'requirement.noObject': 'कृपया ज़रूरत JSON ऑब्जेक्ट के रूप में भेजें।',
    'text.line': 'कृपया इसे एक पंक्ति में लिखें।',
    'text.tooLong': ({ most }) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`,
    'fullName.required': lead.wrong.fullName,
    'fullName.tooLong': lead.nameLong,
    'email.invalid': lead.wrong.email,
    'phone.invalid': lead.wrong.phone,
    'category.select': lead.wrong.categoryId,
    'category.unknown': 'यह श्रेणी अब नहीं है। कृपया दूसरी चुनें।',
    'jobFrom.invalid': job.wrong.jobFrom,
    'jobDays.invalid': job.wrong.jobDays,
    'jobHours.invalid': job.wrong.jobHours,
    'jobOperator.unknown': job.wrong.jobOperator,
    'city.unknown': 'कृपया सूची से शहर चुनें।',
    'consent.required': 'कृपया सहमति दें कि मालिक आपसे संपर्क कर सकते हैं।',
    'requestKey.invalid': 'यह ज़रूरत इस तरह नहीं भेजी जा सकती। कृपया पेज फिर लोड करें और दोबारा भेजें।',
    'leadReceipt.invalid': 'यह फ़ॉर्म अब मान्य नहीं है। कृपया पेज फिर लोड करें।',
    'receipt.invalid': 'यह फ़ॉर्म बहुत देर से खुला है, या किसी दूसरी वेबसाइट पर है। कृपया पेज फिर लोड करें।',
    'lead.tooMany': 'आपने बहुत सी ज़रूरतें भेज दी हैं। कृपया एक घंटे बाद फिर कोशिश करें।',
  },
};
export default speaking(hindi);
