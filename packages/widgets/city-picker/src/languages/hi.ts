import { formatCount } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { messages } from '../city-picker.messages.ts';
import type { CityPickerLanguage } from './language.ts';

const picker: Translated<typeof messages> = {
  title: 'अपना शहर चुनें',
  close: 'बंद करें',
  search: 'शहर खोजें...',
  searchLabel: 'शहर खोजें',
  moreCities: 'और शहर',
  back: 'वापस',
  all: (cities) => `सभी ${formatCount(cities)} शहर`,
  count: (cities) => `सूची में ${formatCount(cities)} शहर और कस्बे`,
  machines: (count) => (count === 1 ? '1 मशीन' : `${formatCount(count)} मशीनें`),
  near: (city) => `${city} के पास`,
  km: (distance) => `${formatCount(distance)} किमी`,
  listLabel: 'शहर और कस्बे',
  found: (cities) => (cities === 1 ? '1 शहर मिला' : `${formatCount(cities)} शहर मिले`),
  none: (query) => `“${query}” जैसा कोई शहर या कस्बा नहीं`,
  noneText: 'वर्तनी जाँचें, पिन कोड लिखकर देखें, या पास का बड़ा शहर चुनें।',
  lookingUp: (query) => `“${query}” खोजा जा रहा है...`,
  nearQuery: (query) => `“${query}” के पास के शहर`,
  lookUpFailed: (query) => `“${query}” खोजा नहीं जा सका।`,
  showMore: 'और दिखाएँ',
  loading: 'शहरों की सूची लोड हो रही है',
  listFailed: 'शहरों की सूची लोड नहीं हो सकी।',
  panelFailed: 'पेज का यह हिस्सा लोड नहीं हो सका।',
  retry: 'फिर कोशिश करें',
  useLocation: 'मेरी जगह से चुनें',
  locating: 'आपकी जगह खोजी जा रही है...',
  locationDenied: 'आपके ब्राउज़र ने जगह नहीं बताई। कृपया शहर चुनें।',
  locationFailed: 'आपकी जगह पता नहीं चल सकी। कृपया शहर चुनें।',
};

const hindi: CityPickerLanguage = { ...shared, texts: { ...shared.texts, 'city-picker': picker } };
export default speaking(hindi);
