import { tray } from '@yantra/compare/languages/tray.hi';
import type { trayMessages } from '@yantra/compare/tray';
import listing from '@yantra/equipment-listing/languages/hi';
import map from '@yantra/equipment-map/languages/hi';
import leadForm from '@yantra/lead-form/languages/hi';
import type { compareButtonMessages } from '@yantra/ui';
import { compareButton } from '@yantra/ui/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './results.messages.ts';

const all = 'सभी';

export default withOwn<typeof compareButtonMessages | typeof messages | typeof trayMessages>(
  'hi',
  {
    'compare-button': compareButton,
    'compare.tray': tray,
    'site.results': {
      all,
      india: 'भारत',
      name: (category, city) =>
        category === all ? `${city} में किराए की सभी मशीनें` : `${city} में किराए की मशीनें: ${category}`,
      nameOfSearch: (search, city) => `${city} में किराए पर ${search}`,
      title: (name, page) => `${name}${page > 1 ? `, पृष्ठ ${page}` : ''} · Yantra`,
      description: (what, city) =>
        `${city} में ${what ?? 'खेत, साइट और कारख़ाने की मशीनें'} किराए पर लें: घंटे, दिन, हफ़्ते या महीने के हिसाब से, पास के मालिकों से। किराया, रेटिंग और छूट की तुलना करें।`,
      keywords: (what, city) =>
        what
          ? `${what} किराए पर, ${city} में ${what} किराए पर, ${what} किराया ${city}, ${city} मशीन किराए पर`
          : `${city} मशीन किराए पर, ${city} किराए की मशीनें, ट्रैक्टर किराया, JCB किराया, क्रेन किराया`,
      crumbs: 'आप यहाँ हैं',
      home: 'मुखपृष्ठ',
      crumbAll: 'सभी मशीनें',
      rents: (kind, city) => `${city} में ${kind}: किराया, आकार और इलाक़े`,
      staysAt: (place) => `आपके शब्दों में ${place} है, इसलिए सूची वहीं की है। यहाँ खोजने के लिए जगह का नाम हटाएँ।`,
      map: 'नक्शा',
      tellMe: 'नई आने पर बताएँ',
      backToList: 'सूची पर वापस',
      list: 'सूची',
      mapNeedsScript: 'नक्शे के लिए JavaScript चाहिए। सभी मशीनें सूची में देखें।',
      mapFailed: 'नक्शा नहीं खुल सका।',
      retry: 'फिर कोशिश करें',
      sent: (name) => `${name && `${name}, `}आपकी ज़रूरत दर्ज हो गई है।`,
      sentLater: 'आपकी ज़रूरत इस डिवाइस पर रखी है। इंटरनेट आते ही भेज दी जाएगी।',
      next: 'आगे क्या होगा',
      steps: {
        stored: ['दर्ज हुई', 'मशीन मालिक इसका जवाब दे सकते हैं।'],
        waiting: ['इंटरनेट का इंतज़ार', 'यह डिवाइस चालू रखें। और कुछ नहीं करना है।'],
        call: (phone) => ['मालिक फ़ोन करेंगे', phone ? `उन्हें ${phone} दिखता है।` : 'उन्हें आपका दिया नंबर दिखता है।'],
        choose: ['आप चुनें', 'आपके हाँ कहने तक कुछ नहीं देना है।'],
      },
      getQuotes: 'फ़ोन की पुष्टि करें और कोटेशन पाएँ',
      seeQuotes: 'अपने कोटेशन देखें',
      mayFit: 'ये मशीनें अभी आपके काम आ सकती हैं:',
    },
  },
  [listing, map, leadForm],
);
