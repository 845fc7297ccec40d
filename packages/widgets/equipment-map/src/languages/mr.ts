import { formatCount } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { mapMessages, messages } from '../equipment-map.messages.ts';
import type { EquipmentMapLanguage } from './language.ts';

const waiting: Translated<typeof messages> = {
  heading: (city) => `${city} परिसरातील यंत्रे`,
  search: 'ठिकाण शोधा',
  waiting: 'नकाशा येत आहे.',
  allMachines: 'सर्व यंत्रे यादीत पाहा',
  failed: 'नकाशा लोड होऊ शकला नाही.',
  failedText: 'कनेक्शन तपासा आणि पुन्हा प्रयत्न करा. यादीतही सर्व यंत्रे आहेत.',
  retry: 'पुन्हा प्रयत्न करा',
};

const map: Translated<typeof mapMessages> = {
  map: 'नकाशा',
  zoomIn: 'मोठा करा',
  zoomOut: 'लहान करा',
  machines: (count) => (count === 1 ? '1 यंत्र' : `${formatCount(count)} यंत्रे`),
  inView: (count) => (count === 1 ? 'नकाशाच्या या भागात 1 यंत्र.' : `नकाशाच्या या भागात ${formatCount(count)} यंत्रे.`),
  noneInView: 'नकाशाच्या या भागात यंत्रे नाहीत.',
  noneText: 'नकाशा लहान करा, किंवा दुसरे ठिकाण शोधा.',
  loading: 'नकाशाच्या या भागातील यंत्रे शोधत आहे',
  atThisPlace: (count) => `या ठिकाणी ${formatCount(count)} ${count === 1 ? 'यंत्र' : 'यंत्रे'}`,
  list: 'नकाशावरील यंत्रे',
  listLoading: 'नकाशावरील यंत्रे लोड होत आहेत',
  listFailed: (message) => `त्रुटी: ${message}`,
  moreHere: (count) => `आणि आणखी ${formatCount(count)}`,
  unreadable: 'मिळालेले उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  viewportFailed: (message) => `त्रुटी: ${message}`,
  retry: 'पुन्हा प्रयत्न करा',
  searchAsIMove: 'नकाशा हलवताना शोधा',
  searchHere: 'या भागात शोधा',
  locate: 'माझे ठिकाण दाखवा',
  locationDenied: 'तुमच्या ब्राउझरने ठिकाण सांगितले नाही. कृपया ठिकाण शोधा.',
  locationFailed: 'तुमचे ठिकाण कळू शकले नाही. कृपया ठिकाण शोधा.',
  close: 'बंद करा',
  cardLoading: 'यंत्र लोड होत आहे',
  cardFailed: (message) => `यंत्राची माहिती लोड होऊ शकली नाही: ${message}`,
  hintTouch: 'नकाशा हलवण्यासाठी दोन बोटे वापरा',
  hintWheel: 'नकाशा लहान-मोठा करण्यासाठी Ctrl दाबून स्क्रोल करा',
  instructions: 'बाणांच्या कळांनी नकाशा हलतो, + आणि − ने मोठा-लहान होतो, Tab ने एकेका यंत्रावर जाता येते.',
  places: 'ठिकाणे',
  placesLoading: 'ठिकाणे शोधत आहे',
  placesFound: (count) => (count === 1 ? '1 ठिकाण सापडले.' : `${formatCount(count)} ठिकाणे सापडली.`),
  noPlace: (text) => `“${text}” सारखे ठिकाण नाही. शहर, परिसर किंवा सहा अंकी PIN कोड लिहून पाहा.`,
  partKnown: (text) => `“${text}” पूर्ण सापडले नाही. त्यातले आम्हाला माहीत असलेले:`,
  partUnanswered: 'रस्ते आणि घरे आत्ता शोधता येत नाहीत. आम्हाला माहीत असलेले:',
  whichPlace: 'या नावाची अनेक ठिकाणे आहेत. तुम्हाला कोणते हवे?',
  foundPlace: (name) => `शोधलेले ठिकाण: ${name}`,
  removePlace: (name) => `${name} काढा`,
  placesFailed: (message) => `त्रुटी: ${message}`,
  baseFailed: 'जमिनीचे चित्र लोड होऊ शकले नाही; यंत्रे सर्व दिसत आहेत.',
  noStreets: 'आमचा नकाशा इथपर्यंत आहे.',
  streetsFailed: 'रस्ते येऊ शकले नाहीत.',
  streetsSlow: 'रस्ते यायला वेळ लागत आहे.',
  openInMaps: 'मॅप ॲपमध्ये उघडा',
  km: (count) => `${count} किमी`,
  metres: (count) => `${count} मी`,
  credit: 'svg-maps, GeoNames CC BY 4.0 · Natural Earth, GSHHG',
};

const marathi: EquipmentMapLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-map': waiting, 'equipment-map.map': map },
  errors: {
    ...shared.errors,
    'place.unanswered': 'रस्ते आणि घरे आत्ता शोधता येत नाहीत. परिसर, शहर किंवा PIN कोड लिहून पाहा.',
    'equipment.unknown': 'हे यंत्र आता यादीत नाही.',
  },
};
export default speaking(marathi);
