import { oneTimeCode } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './contacts.messages.ts';

export const contacts: Translated<typeof messages> = {
  title: 'मोबाइल नंबर और ई-मेल',
  note: 'आप अपने मोबाइल नंबर से लॉग इन करते हैं। नया नंबर उस कोड से पक्का होता है जो हम वहाँ भेजते हैं।',
  phone: 'मोबाइल नंबर',
  email: 'ई-मेल',
  noEmail: 'अभी कोई नहीं',
  loading: 'लोड हो रहा है...',
  changePhone: 'मोबाइल नंबर बदलें',
  confirmEmail: 'ई-मेल पते की पुष्टि करें',
  addEmail: 'ई-मेल पता जोड़ें',
  changeEmail: 'ई-मेल पता बदलें',
  newPhone: 'नया मोबाइल नंबर',
  newEmail: 'नया ई-मेल पता',
  password: 'पासवर्ड',
  passwordHint: 'ताकि इस डिवाइस पर कोई और आपका खाता न ले सके।',
  passwordMissing: 'कृपया अपना पासवर्ड लिखें।',
  phoneWrong: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें।',
  emailWrong: 'कृपया सही ई-मेल पता लिखें, जैसे name@example.com।',
  send: 'कोड भेजें',
  sending: 'भेजा जा रहा है...',
  code: `${oneTimeCode.digits} अंकों का कोड`,
  codeSent: (to) => `हमने ${to} पर कोड भेजा है। यह 5 मिनट तक चलेगा।`,
  codeWrong: `कोड में ${oneTimeCode.digits} अंक होते हैं।`,
  again: 'दूसरा कोड मँगाएँ',
  confirm: 'पक्का करें',
  confirming: 'जाँच हो रही है...',
  cancel: 'रद्द करें',
  phoneChanged: 'आपका मोबाइल नंबर बदल गया है। बाकी सभी डिवाइस पर आप लॉग आउट हो गए हैं।',
  emailChanged: 'आपका ई-मेल पता सहेजा गया है।',
};
