import { formatCount } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { mapMessages, messages } from '../equipment-map.messages.ts';
import type { EquipmentMapLanguage } from './language.ts';

const waiting: Translated<typeof messages> = {
  heading: (city) => `${city} के आसपास की मशीनें`,
  search: 'जगह खोजें',
  waiting: 'नक्शा आ रहा है।',
  allMachines: 'सभी मशीनें सूची में देखें',
  failed: 'नक्शा लोड नहीं हो सका।',
  failedText: 'अपना कनेक्शन जाँचें और फिर कोशिश करें। सूची में भी सभी मशीनें हैं।',
  retry: 'फिर कोशिश करें',
};

const map: Translated<typeof mapMessages> = {
  map: 'नक्शा',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  machines: (count) => (count === 1 ? '1 मशीन' : `${formatCount(count)} मशीनें`),
  inView: (count) => (count === 1 ? 'नक्शे के इस हिस्से में 1 मशीन।' : `नक्शे के इस हिस्से में ${formatCount(count)} मशीनें।`),
  noneInView: 'नक्शे के इस हिस्से में कोई मशीन नहीं।',
  noneText: 'नक्शा छोटा करें, या कोई और जगह खोजें।',
  loading: 'नक्शे के इस हिस्से में मशीनें खोजी जा रही हैं',
  atThisPlace: (count) => `इस जगह पर ${formatCount(count)} ${count === 1 ? 'मशीन' : 'मशीनें'}`,
  list: 'नक्शे पर मशीनें',
  listLoading: 'नक्शे की मशीनें लोड हो रही हैं',
  listFailed: (message) => `त्रुटि: ${message}`,
  moreHere: (count) => `और ${formatCount(count)} अन्य`,
  unreadable: 'मिला हुआ उत्तर पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  viewportFailed: (message) => `त्रुटि: ${message}`,
  retry: 'फिर कोशिश करें',
  searchAsIMove: 'नक्शा खिसकाने पर खोजें',
  searchHere: 'इस इलाके में खोजें',
  locate: 'मेरी जगह दिखाएँ',
  locationDenied: 'आपके ब्राउज़र ने जगह नहीं बताई। कृपया जगह खोजें।',
  locationFailed: 'आपकी जगह पता नहीं चल सकी। कृपया जगह खोजें।',
  close: 'बंद करें',
  cardLoading: 'मशीन लोड हो रही है',
  cardFailed: (message) => `मशीन की जानकारी लोड नहीं हो सकी: ${message}`,
  hintTouch: 'नक्शा खिसकाने के लिए दो उँगलियाँ लगाएँ',
  hintWheel: 'नक्शा छोटा-बड़ा करने के लिए Ctrl दबाकर स्क्रॉल करें',
  instructions: 'तीर वाली कुंजियाँ नक्शा खिसकाती हैं, + और − उसे बड़ा-छोटा करती हैं, Tab एक-एक मशीन पर जाता है।',
  places: 'जगहें',
  placesLoading: 'जगहें खोजी जा रही हैं',
  placesFound: (count) => (count === 1 ? '1 जगह मिली।' : `${formatCount(count)} जगहें मिलीं।`),
  noPlace: (text) => `“${text}” जैसी कोई जगह नहीं। कोई शहर, इलाका या छह अंकों का PIN कोड लिखकर देखें।`,
  partKnown: (text) => `“${text}” पूरा नहीं मिला। इसमें से हमें यह पता है:`,
  partUnanswered: 'सड़कें और मकान अभी नहीं खोजे जा सकते। हमें इतना पता है:',
  whichPlace: 'इस नाम की कई जगहें हैं। आपको कौन-सी चाहिए?',
  foundPlace: (name) => `खोजी गई जगह: ${name}`,
  removePlace: (name) => `${name} हटाएँ`,
  placesFailed: (message) => `त्रुटि: ${message}`,
  baseFailed: 'ज़मीन का नक्शा लोड नहीं हो सका; मशीनें सब दिख रही हैं।',
  noStreets: 'हमारा नक्शा यहीं तक है।',
  streetsFailed: 'सड़कें नहीं आ सकीं।',
  streetsSlow: 'सड़कें आने में समय लग रहा है।',
  openInMaps: 'मैप ऐप में खोलें',
  km: (count) => `${count} किमी`,
  metres: (count) => `${count} मी`,
  credit: 'svg-maps, GeoNames CC BY 4.0 · Natural Earth, GSHHG',
};

const hindi: EquipmentMapLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-map': waiting, 'equipment-map.map': map },
  errors: {
    ...shared.errors,
    'place.unanswered': 'सड़कें और मकान अभी नहीं खोजे जा सकते। कोई इलाका, शहर या PIN कोड लिखकर देखें।',
    'equipment.unknown': 'यह मशीन अब सूची में नहीं है।',
  },
};
export default speaking(hindi);
