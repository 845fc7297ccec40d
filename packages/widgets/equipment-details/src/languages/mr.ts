import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/mr';
import type { messages, zoomMessages } from '../equipment-details.messages.ts';

const details: Translated<typeof messages> = {
  back: 'यादीकडे परत',
  share: 'शेअर करा',
  shared: 'लिंक कॉपी झाली',
  linkCopied: 'लिंक कॉपी झाली आहे.',
  shareFailed: 'लिंक कॉपी होऊ शकली नाही. कृपया ती ब्राउझरच्या पत्त्यातून कॉपी करा.',

  pictures: (name) => `${name} ची चित्रे`,
  picture: (number) => `चित्र ${number}`,
  pictureAlt: (name, number) => (number === 1 ? name : `${name}, चित्र ${number}`),
  enlarge: (number) => `चित्र ${number} मोठे करा`,

  priceLabel: 'सुरुवातीचे भाडे',
  noRatings: 'रेटिंग नाही',
  reviewCount: (count) => (count === '1' ? '1 अभिप्राय' : `${count} अभिप्राय`),
  getSeller: 'मालकाची माहिती मिळवा',
  sellerNote: 'मालकाचे नाव आणि नंबर पाहण्यासाठी लॉग इन करा.',
  seller: 'मालक',
  call: 'मालकाला फोन करा',
  callNamed: (name) => `मालक ${name} यांना फोन करा`,
  availableIn: (city) => `${city} येथे उपलब्ध`,

  overview: 'मुख्य माहिती',
  rent: 'भाडे',
  rentOf: (price, unit) => `${price} / ${unit}`,
  capacity: 'कामाची क्षमता',
  hours: (hours) => `आठवड्यात ${hours} तास`,
  certificate: 'नोंदणी प्रमाणपत्र',
  availableAt: 'कोठे उपलब्ध',
  registrationYear: 'नोंदणीचे वर्ष',
  insurance: 'विमा',
  model: 'मॉडेल नंबर',
  year: 'उत्पादनाचे वर्ष',
  yes: 'होय',
  no: 'नाही',
  unknown: '—',

  description: 'वर्णन',
  noDescription: 'वर्णन दिलेले नाही.',
  video: 'व्हिडिओ',
  watch: 'YouTube वर हे काम करताना पाहा',
  noVideo: 'लिंक दिलेली नाही.',

  reviews: 'अभिप्राय',
  reviewPages: 'अभिप्रायांची पाने',
  noReviews: 'अजून अभिप्राय नाहीत.',
  reviewer: 'एक ग्राहक',
  previous: 'मागील',
  next: 'पुढील',
  page: (page, pages) => `${pages} पैकी पान ${page}`,

  similar: 'जवळची अशीच यंत्रे',
  viewAll: 'सर्व पाहा',
  loadingSimilar: 'अशीच यंत्रे लोड होत आहेत',
  similarFailed: (message) => `त्रुटी: ${message}`,
  noneNearby: 'जवळपास असे यंत्र नाही.',

  heading: 'यंत्राची माहिती',
  loading: 'यंत्राची माहिती लोड होत आहे',
  slow: 'अजून लोड होत आहे. कनेक्शन संथ दिसते.',
  none: 'यंत्राची माहिती नाही.',
  noneText: 'यादीतून यंत्र निवडा, त्याचे पान उघडेल.',
  failed: (message) => `यंत्राची माहिती लोड होऊ शकली नाही: ${message}`,
  failedText: 'काहीही हरवलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  goneText: 'कदाचित मालकाने हे काढले असेल, किंवा लिंक जुनी असेल. तुमच्या परिसरात इतर यंत्रे आहेत.',
  unreadable: 'उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  browse: 'सर्व यंत्रे पाहा',
};

const zoom: Translated<typeof zoomMessages> = {
  close: 'बंद करा',
  stage: 'मोठे केलेले चित्र. बाणांच्या कळांनी ते हलते.',
  zoomIn: 'मोठे करा',
  zoomOut: 'लहान करा',
  previous: 'मागील चित्र',
  next: 'पुढील चित्र',
  place: (number, count) => `${count} पैकी ${number}`,
};

const marathi: Language = {
  locale: 'mr',
  texts: { ...uiTexts, 'equipment-details': details, 'equipment-details.zoom': zoom },
  sentences: {
    ...sentences,
    'The answer could not be read. Please try again.': details.unreadable,
    'This machine is not listed any more.': 'हे यंत्र आता यादीत नाही.',
    'Which machine? Please give its id.': 'कोणते यंत्र? कृपया यादीतून निवडा.',
    'This is not the id of a machine.': 'या लिंकवर कोणतेही यंत्र नाही.',
    'You have looked up many owners today. Please try again tomorrow.':
      'आज तुम्ही खूप मालकांची माहिती पाहिली आहे. कृपया उद्या पुन्हा प्रयत्न करा.',
    'Please log in to go on.': 'पुढे जाण्यासाठी कृपया लॉग इन करा.',
    'Your session has ended. Please log in again.': 'तुमचे सत्र संपले आहे. कृपया पुन्हा लॉग इन करा.',
    'Your account may not do this.': 'तुमच्या खात्याला याची परवानगी नाही.',
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
