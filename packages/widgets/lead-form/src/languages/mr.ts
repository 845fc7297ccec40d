import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/mr';
import type { messages } from '../lead-form.messages.ts';

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
  submit: 'गरज पाठवा',
  sending: 'पाठवत आहे...',
  consent: 'चारही रकाने भरणे आवश्यक आहे. पाठवल्यावर अशा यंत्रांचे मालक तुम्हाला फोन करू आणि लिहू शकतात, हे तुम्हाला मान्य आहे.',
  addNote: 'चारही रकाने भरणे आवश्यक आहे. त्यानंतर आम्ही तुमचा फोन नंबर तपासू आणि तुमचे मालक खाते उघडू.',
  wrong: {
    fullName: 'कृपया तुमचे पूर्ण नाव लिहा.',
    email: 'कृपया बरोबर ई-मेल पत्ता लिहा, जसे name@example.com.',
    phone: 'कृपया 10 अंकी बरोबर फोन नंबर लिहा.',
    categoryId: 'कृपया वर्ग निवडा.',
  },
  nameLong: 'नावात जास्तीत जास्त 100 अक्षरे असू शकतात.',
  check: 'कृपया हे रकाने तपासा:',
  notSent: 'तुमची गरज पाठवली गेली नाही.',
  notFromHere: 'या वेबसाइटवरून गरजा पाठवता येत नाहीत.',
  sent: (category, city) => `${city} मध्ये ${category} साठी तुमची गरज पाठवली आहे. आता मालक तुम्हाला उत्तर देऊ शकतात.`,
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

const marathi: Language = {
  locale: 'mr',
  texts: { ...uiTexts, 'lead-form': lead },
  sentences: {
    ...sentences,
    'Please enter your full name.': lead.wrong.fullName,
    'A name has 100 characters at most.': lead.nameLong,
    'Please enter a valid e-mail address, like name@example.com.': lead.wrong.email,
    'Please enter a valid 10-digit phone number.': lead.wrong.phone,
    'Please select a category.': lead.wrong.categoryId,
    'This category does not exist any more. Please select another.': 'हा वर्ग आता नाही. कृपया दुसरा निवडा.',
    'Please select a city of the list.': 'कृपया यादीतून शहर निवडा.',
    'Please agree that owners may contact you.': 'मालक तुमच्याशी संपर्क करू शकतात, याला कृपया मान्यता द्या.',
    'This request has no valid key. Please reload the page and send it again.':
      'ही गरज अशी पाठवता येत नाही. कृपया पान पुन्हा लोड करा आणि परत पाठवा.',
    'This receipt is not one of ours.': 'हा फॉर्म आता चालत नाही. कृपया पान पुन्हा लोड करा.',
    'This form has been open for too long, or stands on another website. Please reload the page.':
      'हा फॉर्म खूप वेळ उघडा आहे, किंवा दुसऱ्या वेबसाइटवर आहे. कृपया पान पुन्हा लोड करा.',
    'You have sent many requirements. Please try again in an hour.':
      'तुम्ही खूप गरजा पाठवल्या आहेत. कृपया एका तासाने पुन्हा प्रयत्न करा.',
    'Please check the highlighted fields.': 'कृपया खूण केलेले रकाने तपासा.',
    'This website may not make this call.': 'या वेबसाइटला याची परवानगी नाही.',
    'This website has no valid key any more.': 'या वेबसाइटची key आता चालत नाही.',
    'The key of this page is for another website.': 'या पानाची key दुसऱ्या वेबसाइटची आहे.',
    'This website asks for a lot right now. Please try again in a minute.':
      'या वेबसाइटवर सध्या खूप गर्दी आहे. कृपया एका मिनिटाने पुन्हा प्रयत्न करा.',
    'We are busy right now. Please try again in a moment.': 'सध्या खूप गर्दी आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
    'Something went wrong on our side. Please try again.': 'आमच्याकडे काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  },
};
export default marathi;
