import { formatCount } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { messages } from '../city-picker.messages.ts';
import type { CityPickerLanguage } from './language.ts';

const picker: Translated<typeof messages> = {
  title: 'तुमचे शहर निवडा',
  close: 'बंद करा',
  search: 'शहर शोधा...',
  searchLabel: 'शहर शोधा',
  moreCities: 'आणखी शहरे',
  back: 'मागे',
  all: (cities) => `सर्व ${formatCount(cities)} शहरे`,
  count: (cities) => `यादीत ${formatCount(cities)} शहरे आणि गावे`,
  machines: (count) => (count === 1 ? '1 यंत्र' : `${formatCount(count)} यंत्रे`),
  near: (city) => `${city} परिसर`,
  km: (distance) => `${formatCount(distance)} किमी`,
  listLabel: 'शहरे आणि गावे',
  found: (cities) => (cities === 1 ? '1 शहर सापडले' : `${formatCount(cities)} शहरे सापडली`),
  none: (query) => `“${query}” सारखे शहर किंवा गाव नाही`,
  noneText: 'स्पेलिंग तपासा, पिन कोड लिहून पहा, किंवा जवळचे मोठे शहर निवडा.',
  lookingUp: (query) => `“${query}” शोधत आहे...`,
  nearQuery: (query) => `“${query}” जवळची शहरे`,
  lookUpFailed: (query) => `“${query}” शोधता आले नाही.`,
  showMore: 'आणखी दाखवा',
  loading: 'शहरांची यादी लोड होत आहे',
  listFailed: 'शहरांची यादी लोड होऊ शकली नाही.',
  panelFailed: 'पानाचा हा भाग लोड होऊ शकला नाही.',
  retry: 'पुन्हा प्रयत्न करा',
  useLocation: 'माझ्या ठिकाणावरून निवडा',
  locating: 'तुमचे ठिकाण शोधत आहे...',
  locationDenied: 'तुमच्या ब्राउझरने ठिकाण सांगितले नाही. कृपया शहर निवडा.',
  locationFailed: 'तुमचे ठिकाण समजू शकले नाही. कृपया शहर निवडा.',
};

const marathi: CityPickerLanguage = { ...shared, texts: { ...shared.texts, 'city-picker': picker } };
export default speaking(marathi);
