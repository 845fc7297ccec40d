import { tray } from '@yantra/compare/languages/tray.mr';
import type { trayMessages } from '@yantra/compare/tray';
import listing from '@yantra/equipment-listing/languages/mr';
import map from '@yantra/equipment-map/languages/mr';
import leadForm from '@yantra/lead-form/languages/mr';
import type { compareButtonMessages } from '@yantra/ui';
import { compareButton } from '@yantra/ui/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './results.messages.ts';

const all = 'सर्व';

export default withOwn<typeof compareButtonMessages | typeof messages | typeof trayMessages>(
  'mr',
  {
    'compare-button': compareButton,
    'compare.tray': tray,
    'site.results': {
      all,
      india: 'भारत',
      name: (category, city) =>
        category === all ? `${city} येथे भाड्याची सर्व यंत्रे` : `${city} येथे भाड्याची यंत्रे: ${category}`,
      nameOfSearch: (search, city) => `${city} येथे भाड्याने ${search}`,
      title: (name, page) => `${name}${page > 1 ? `, पान ${page}` : ''} · Yantra`,
      description: (what, city) =>
        `${city} येथे ${what ?? 'शेत, बांधकाम आणि कारखान्याची यंत्रे'} भाड्याने घ्या: तास, दिवस, आठवडा किंवा महिन्याच्या हिशोबाने, जवळच्या मालकांकडून. भाडे, रेटिंग आणि सवलतीची तुलना करा.`,
      keywords: (what, city) =>
        what
          ? `${what} भाड्याने, ${city} येथे ${what} भाड्याने, ${what} भाडे ${city}, ${city} यंत्रे भाड्याने`
          : `${city} यंत्रे भाड्याने, ${city} भाड्याची यंत्रे, ट्रॅक्टर भाडे, JCB भाडे, क्रेन भाडे`,
      crumbs: 'तुम्ही येथे आहात',
      home: 'मुख्यपृष्ठ',
      crumbAll: 'सर्व यंत्रे',
      rents: (kind, city) => `${city} येथे ${kind}: भाडे, आकार आणि परिसर`,
      staysAt: (place) => `तुमच्या शब्दांत ${place} आहे, म्हणून यादी तिथलीच आहे. इथे शोधण्यासाठी जागेचे नाव काढा.`,
      map: 'नकाशा',
      tellMe: 'नवे आल्यावर सांगा',
      backToList: 'यादीकडे परत',
      list: 'यादी',
      mapNeedsScript: 'नकाशासाठी JavaScript लागते. सर्व यंत्रे यादीत पाहा.',
      mapFailed: 'नकाशा उघडला नाही.',
      retry: 'पुन्हा प्रयत्न करा',
      sent: (name) => `${name && `${name}, `}तुमची गरज नोंदवली आहे.`,
      sentLater: 'तुमची गरज या डिव्हाइसवर ठेवली आहे. इंटरनेट आले की पाठवली जाईल.',
      next: 'पुढे काय होईल',
      steps: {
        stored: ['नोंद झाली', 'यंत्रमालक उत्तर देऊ शकतात.'],
        waiting: ['इंटरनेटची वाट पाहत आहे', 'हे डिव्हाइस सुरू ठेवा. आणखी काही करायचे नाही.'],
        call: (phone) => ['मालक फोन करतील', phone ? `त्यांना ${phone} दिसतो.` : 'त्यांना तुम्ही दिलेला नंबर दिसतो.'],
        choose: ['तुम्ही निवडा', 'तुम्ही होकार देईपर्यंत काही द्यायचे नाही.'],
      },
      getQuotes: 'फोनची खात्री करा आणि कोटेशन मिळवा',
      seeQuotes: 'तुमची कोटेशन पाहा',
      mayFit: 'ही यंत्रे आताच तुमच्या उपयोगाची असू शकतात:',
    },
  },
  [listing, map, leadForm],
);
