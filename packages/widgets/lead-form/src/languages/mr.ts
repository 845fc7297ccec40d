import { fullNameLength } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import { job } from '../job/job.mr.ts';
import type { messages } from '../lead-form.messages.ts';
import { next } from '../next/next.mr.ts';
import type { LeadFormLanguage } from './language.ts';

const lead: Translated<typeof messages> = {
  label: 'तुमची गरज',
  modes: 'तुम्हाला काय करायचे आहे',
  add: 'यंत्र जोडा',
  need: 'यंत्र हवे',
  fields: {
    fullName: 'पूर्ण नाव',
    email: 'ई-मेल',
    phone: 'फोन नंबर',
    categoryId: 'वर्ग निवडा',
  },
  namePlaceholder: 'सुनीता जाधव',
  emailPlaceholder: 'name@example.com',
  phonePlaceholder: '98765 43210',
  categoryPlaceholder: 'एक वर्ग निवडा',
  categoriesLoading: 'वर्ग लोड होत आहेत...',
  categoriesFailed: (reason) => `वर्ग लोड होऊ शकले नाहीत. ${reason}`,
  categoriesNone: 'सध्या निवडण्यासाठी वर्ग नाहीत.',
  retry: 'पुन्हा प्रयत्न करा',
  needed: 'तुम्हाला हवे आहे:',
  job: 'कधी, किती दिवस आणि कोठे (ऐच्छिक)',
  submit: 'गरज पाठवा',
  sending: 'पाठवत आहे...',
  missing: (count) => (count === 1 ? '1 रकाना बाकी' : `${count} रकाने बाकी`),
  consent: 'पाठवल्यावर मालक तुमच्याशी संपर्क करू शकतात, हे तुम्हाला मान्य आहे.',
  change: 'बदला',
  changePerson: 'नाव, ई-मेल किंवा फोन बदला',
  addNote: 'चारही रकाने भरणे आवश्यक आहे. त्यानंतर आम्ही तुमचा फोन नंबर तपासू आणि तुमचे मालक खाते उघडू.',
  wrong: {
    fullName: 'कृपया तुमचे पूर्ण नाव लिहा.',
    email: 'कृपया बरोबर ई-मेल पत्ता लिहा, जसे name@example.com.',
    phone: 'कृपया 10 अंकी बरोबर फोन नंबर लिहा.',
    categoryId: 'कृपया वर्ग निवडा.',
  },
  nameLong: `नावात जास्तीत जास्त ${fullNameLength} अक्षरे असू शकतात.`,
  notSent: 'तुमची गरज पाठवली गेली नाही.',
  notFromHere: 'या वेबसाइटवरून गरजा पाठवता येत नाहीत.',
  sent: (category, city) => `${city} येथे ${category} साठी तुमची गरज पाठवली आहे. आता मालक तुम्हाला उत्तर देऊ शकतात.`,
  sentLater: (category) => `${category} साठी तुमची गरज पाठवली आहे.`,
  seeMachines: (category) => `${category} पाहा`,
  kept: (category) =>
    `सध्या कनेक्शन नाही. ${category} साठी तुमची गरज या डिव्हाइसवर ठेवली आहे आणि कनेक्शन आल्यावर आपोआप पाठवली जाईल.`,
  keptHere: (category) =>
    `सध्या कनेक्शन नाही. ${category} साठी तुमची गरज कनेक्शन आल्यावर आपोआप पाठवली जाईल. तोपर्यंत कृपया हे पान उघडे ठेवा.`,
  waiting: (count) =>
    count === 1
      ? '1 गरज या डिव्हाइसवर थांबली आहे आणि कनेक्शन आल्यावर पाठवली जाईल.'
      : `${count} गरजा या डिव्हाइसवर थांबल्या आहेत आणि कनेक्शन आल्यावर पाठवल्या जातील.`,
  refused: (category, reason) => `${category} साठी तुमची गरज पाठवता आली नाही. ${reason}`,
  owners: 'मालकांची खाती Yantra वर उघडली जातात.',
  toYantra: 'Yantra वर जा',
};

const marathi: LeadFormLanguage = {
  ...shared,
  texts: { ...shared.texts, 'lead-form': lead, 'lead-form.job': job, 'lead-form.next': next },
  errors: {
    ...shared.errors,
    'near.invalid': 'कृपया जागा यादीतून निवडा.',
    'latitude.invalid': 'कृपया जागा यादीतून निवडा.',
    'longitude.invalid': 'कृपया जागा यादीतून निवडा.',
    'cityId.invalid': 'कृपया यादीतून शहर निवडा.',
    'cityId.tooLong': 'कृपया यादीतून शहर निवडा.',
    'details.tooLong': ({ most }) => `कृपया जास्तीत जास्त ${most} अक्षरांत लिहा.`,
    'requirement.noObject': 'कृपया गरज JSON ऑब्जेक्ट म्हणून पाठवा.',
    'text.line': 'कृपया हे एका ओळीत लिहा.',
    'text.tooLong': ({ most }) => `कृपया जास्तीत जास्त ${most} अक्षरे लिहा.`,
    'fullName.required': lead.wrong.fullName,
    'fullName.tooLong': lead.nameLong,
    'email.invalid': lead.wrong.email,
    'phone.invalid': lead.wrong.phone,
    'category.select': lead.wrong.categoryId,
    'category.unknown': 'हा वर्ग आता नाही. कृपया दुसरा निवडा.',
    'jobFrom.invalid': job.wrong.jobFrom,
    'jobDays.invalid': job.wrong.jobDays,
    'jobHours.invalid': job.wrong.jobHours,
    'jobOperator.unknown': job.wrong.jobOperator,
    'city.unknown': 'कृपया यादीतून शहर निवडा.',
    'consent.required': 'मालक तुमच्याशी संपर्क करू शकतात, याला कृपया मान्यता द्या.',
    'requestKey.invalid': 'ही गरज अशी पाठवता येत नाही. कृपया पान पुन्हा लोड करा आणि परत पाठवा.',
    'leadReceipt.invalid': 'हा फॉर्म आता चालत नाही. कृपया पान पुन्हा लोड करा.',
    'receipt.invalid': 'हा फॉर्म खूप वेळ उघडा आहे, किंवा दुसऱ्या वेबसाइटवर आहे. कृपया पान पुन्हा लोड करा.',
    'lead.tooMany': 'तुम्ही खूप गरजा पाठवल्या आहेत. कृपया एका तासाने पुन्हा प्रयत्न करा.',
  },
};
export default speaking(marathi);
