import { formatCount } from '@yantra/domain';
import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/hi';
import type { messages } from '../city-picker.messages.ts';

const picker: Translated<typeof messages> = {
  title: 'अपना शहर चुनें',
  close: 'बंद करें',
  search: 'शहर खोजें...',
  searchLabel: 'शहर खोजें',
  moreCities: 'और शहर',
  back: 'वापस',
  count: (cities) => `सूची में ${formatCount(cities)} शहर और कस्बे`,
  listLabel: 'शहर और कस्बे',
  found: (cities) => (cities === 1 ? '1 शहर मिला' : `${formatCount(cities)} शहर मिले`),
  none: (query) => `“${query}” जैसा कोई शहर या कस्बा नहीं`,
  noneText: 'वर्तनी जाँचें, या पास का बड़ा शहर चुनें।',
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

const hindi: Language = { locale: 'hi', texts: { ...uiTexts, 'city-picker': picker }, sentences };
export default hindi;
