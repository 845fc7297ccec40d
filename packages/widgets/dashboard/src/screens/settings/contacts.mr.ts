import { oneTimeCode } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './contacts.messages.ts';

export const contacts: Translated<typeof messages> = {
  title: 'मोबाइल नंबर आणि ई-मेल',
  note: 'तुम्ही तुमच्या मोबाइल नंबरने लॉग इन करता. नवा नंबर आम्ही तेथे पाठवलेल्या कोडने पक्का होतो.',
  phone: 'मोबाइल नंबर',
  email: 'ई-मेल',
  noEmail: 'अजून नाही',
  loading: 'लोड होत आहे...',
  changePhone: 'मोबाइल नंबर बदला',
  confirmEmail: 'ई-मेल पत्त्याची खात्री करा',
  addEmail: 'ई-मेल पत्ता जोडा',
  changeEmail: 'ई-मेल पत्ता बदला',
  newPhone: 'नवा मोबाइल नंबर',
  newEmail: 'नवा ई-मेल पत्ता',
  password: 'पासवर्ड',
  passwordHint: 'म्हणजे या उपकरणावर दुसरे कोणी तुमचे खाते घेऊ शकणार नाही.',
  passwordMissing: 'कृपया तुमचा पासवर्ड लिहा.',
  phoneWrong: 'कृपया 10 अंकी योग्य फोन नंबर लिहा.',
  emailWrong: 'कृपया योग्य ई-मेल पत्ता लिहा, उदा. name@example.com.',
  send: 'कोड पाठवा',
  sending: 'पाठवत आहे...',
  code: `${oneTimeCode.digits} अंकी कोड`,
  codeSent: (to) => `आम्ही ${to} वर कोड पाठवला आहे. तो 5 मिनिटे चालतो.`,
  codeWrong: `कोडमध्ये ${oneTimeCode.digits} अंक असतात.`,
  again: 'दुसरा कोड मागवा',
  confirm: 'पक्के करा',
  confirming: 'तपासत आहे...',
  cancel: 'रद्द करा',
  phoneChanged: 'तुमचा मोबाइल नंबर बदलला आहे. इतर सर्व उपकरणांवर तुम्ही लॉग आउट झाला आहात.',
  emailChanged: 'तुमचा ई-मेल पत्ता जतन झाला आहे.',
};
