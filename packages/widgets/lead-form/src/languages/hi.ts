import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/hi';
import type { messages } from '../lead-form.messages.ts';

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
  submit: 'ज़रूरत भेजें',
  sending: 'भेजा जा रहा है...',
  consent: 'चारों खाने भरना ज़रूरी है। भेजने पर आप सहमत हैं कि ऐसी मशीनों के मालिक आपको फ़ोन कर सकते हैं और लिख सकते हैं।',
  addNote: 'चारों खाने भरना ज़रूरी है। इसके बाद हम आपका फ़ोन नंबर जाँचेंगे और आपका मालिक खाता खोलेंगे।',
  wrong: {
    fullName: 'कृपया अपना पूरा नाम लिखें।',
    email: 'कृपया सही ई-मेल पता लिखें, जैसे name@example.com।',
    phone: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें।',
    categoryId: 'कृपया श्रेणी चुनें।',
  },
  nameLong: 'नाम में ज़्यादा से ज़्यादा 100 अक्षर हो सकते हैं।',
  check: 'कृपया ये खाने जाँचें:',
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

const hindi: Language = {
  locale: 'hi',
  texts: { ...uiTexts, 'lead-form': lead },
  sentences: {
    ...sentences,
    'Please enter your full name.': lead.wrong.fullName,
    'A name has 100 characters at most.': lead.nameLong,
    'Please enter a valid e-mail address, like name@example.com.': lead.wrong.email,
    'Please enter a valid 10-digit phone number.': lead.wrong.phone,
    'Please select a category.': lead.wrong.categoryId,
    'This category does not exist any more. Please select another.': 'यह श्रेणी अब नहीं है। कृपया दूसरी चुनें।',
    'Please select a city of the list.': 'कृपया सूची से शहर चुनें।',
    'Please agree that owners may contact you.': 'कृपया सहमति दें कि मालिक आपसे संपर्क कर सकते हैं।',
    'This request has no valid key. Please reload the page and send it again.':
      'यह ज़रूरत इस तरह नहीं भेजी जा सकती। कृपया पेज फिर लोड करें और दोबारा भेजें।',
    'This receipt is not one of ours.': 'यह फ़ॉर्म अब मान्य नहीं है। कृपया पेज फिर लोड करें।',
    'This form has been open for too long, or stands on another website. Please reload the page.':
      'यह फ़ॉर्म बहुत देर से खुला है, या किसी दूसरी वेबसाइट पर है। कृपया पेज फिर लोड करें।',
    'You have sent many requirements. Please try again in an hour.':
      'आपने बहुत सी ज़रूरतें भेज दी हैं। कृपया एक घंटे बाद फिर कोशिश करें।',
    'Please check the highlighted fields.': 'कृपया चिह्नित खाने जाँचें।',
    'This website may not make this call.': 'इस वेबसाइट को इसकी अनुमति नहीं है।',
    'This website has no valid key any more.': 'इस वेबसाइट की कुंजी अब मान्य नहीं है।',
    'The key of this page is for another website.': 'इस पेज की कुंजी किसी दूसरी वेबसाइट की है।',
    'This website asks for a lot right now. Please try again in a minute.':
      'इस वेबसाइट पर अभी बहुत भीड़ है। कृपया एक मिनट बाद फिर कोशिश करें।',
    'We are busy right now. Please try again in a moment.': 'अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर कोशिश करें।',
    'Something went wrong on our side. Please try again.': 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  },
};
export default hindi;
