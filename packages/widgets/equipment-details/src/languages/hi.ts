import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/hi';
import type { messages, zoomMessages } from '../equipment-details.messages.ts';

const details: Translated<typeof messages> = {
  back: 'सूची पर वापस',
  share: 'साझा करें',
  shared: 'लिंक कॉपी हुआ',
  linkCopied: 'लिंक कॉपी हो गया है।',
  shareFailed: 'लिंक कॉपी नहीं हो सका। कृपया इसे पता पट्टी से कॉपी करें।',

  pictures: (name) => `${name} की तस्वीरें`,
  picture: (number) => `तस्वीर ${number}`,
  pictureAlt: (name, number) => (number === 1 ? name : `${name}, तस्वीर ${number}`),
  enlarge: (number) => `तस्वीर ${number} बड़ी करें`,

  priceLabel: 'शुरुआती किराया',
  noRatings: 'कोई रेटिंग नहीं',
  reviewCount: (count) => (count === '1' ? '1 समीक्षा' : `${count} समीक्षाएँ`),
  getSeller: 'मालिक की जानकारी पाएँ',
  sellerNote: 'मालिक का नाम और नंबर देखने के लिए लॉग इन करें।',
  seller: 'मालिक',
  call: 'मालिक को फ़ोन करें',
  callNamed: (name) => `मालिक ${name} को फ़ोन करें`,
  availableIn: (city) => `${city} में उपलब्ध`,

  overview: 'मुख्य बातें',
  rent: 'किराया',
  rentOf: (price, unit) => `${price} / ${unit}`,
  capacity: 'काम की क्षमता',
  hours: (hours) => `सप्ताह में ${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`,
  certificate: 'पंजीकरण प्रमाणपत्र',
  availableAt: 'कहाँ उपलब्ध',
  registrationYear: 'पंजीकरण का वर्ष',
  insurance: 'बीमा',
  model: 'मॉडल नंबर',
  year: 'निर्माण का वर्ष',
  yes: 'हाँ',
  no: 'नहीं',
  unknown: '—',

  description: 'विवरण',
  noDescription: 'कोई विवरण नहीं दिया गया।',
  video: 'वीडियो',
  watch: 'YouTube पर इसे काम करते देखें',
  noVideo: 'कोई लिंक नहीं दिया गया।',

  reviews: 'समीक्षाएँ',
  reviewPages: 'समीक्षाओं के पृष्ठ',
  noReviews: 'अभी तक कोई समीक्षा नहीं।',
  reviewer: 'एक ग्राहक',
  previous: 'पिछला',
  next: 'अगला',
  page: (page, pages) => `${pages} में से पृष्ठ ${page}`,

  similar: 'आसपास ऐसी ही मशीनें',
  viewAll: 'सभी देखें',
  loadingSimilar: 'ऐसी ही मशीनें लोड हो रही हैं',
  similarFailed: (message) => `त्रुटि: ${message}`,
  noneNearby: 'आसपास इस तरह की कोई मशीन नहीं।',

  heading: 'मशीन की जानकारी',
  loading: 'मशीन की जानकारी लोड हो रही है',
  slow: 'अभी लोड हो रहा है। कनेक्शन धीमा लगता है।',
  none: 'मशीन की कोई जानकारी नहीं है।',
  noneText: 'सूची से कोई मशीन चुनें, उसका पेज खुलेगा।',
  failed: (message) => `मशीन की जानकारी लोड नहीं हो सकी: ${message}`,
  failedText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
  goneText: 'शायद मालिक ने इसे हटा दिया है, या लिंक पुराना है। आपके आसपास दूसरी मशीनें हैं।',
  unreadable: 'उत्तर पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  browse: 'सभी मशीनें देखें',
};

const zoom: Translated<typeof zoomMessages> = {
  close: 'बंद करें',
  stage: 'बड़ी की हुई तस्वीर। तीर वाली कुंजियाँ इसे खिसकाती हैं।',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  place: (number, count) => `${count} में से ${number}`,
};

const hindi: Language = {
  locale: 'hi',
  texts: { ...uiTexts, 'equipment-details': details, 'equipment-details.zoom': zoom },
  sentences: {
    ...sentences,
    'The answer could not be read. Please try again.': details.unreadable,
    'This machine is not listed any more.': 'यह मशीन अब सूची में नहीं है।',
    'Which machine? Please give its id.': 'कौन सी मशीन? कृपया सूची से चुनें।',
    'This is not the id of a machine.': 'इस लिंक पर कोई मशीन नहीं है।',
    'You have looked up many owners today. Please try again tomorrow.':
      'आज आपने बहुत से मालिकों की जानकारी देख ली है। कृपया कल फिर कोशिश करें।',
    'Please log in to go on.': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
    'Your session has ended. Please log in again.': 'आपका सत्र समाप्त हो गया है। कृपया फिर लॉग इन करें।',
    'Your account may not do this.': 'आपके खाते को इसकी अनुमति नहीं है।',
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
