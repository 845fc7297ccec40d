import picker from '@yantra/city-picker/languages/mr';
import search from '@yantra/equipment-search/languages/mr';
import { type Language, type WrittenLanguage, joined } from '@yantra/language';
import type { messages as accounts } from '../accounts/accounts.messages.ts';
import type { messages as failed } from '../layout/failed.messages.ts';
import type { messages as footer } from '../layout/footer.messages.ts';
import type { messages as layout } from '../layout/layout.messages.ts';
import { withOwn } from './with-own.ts';

const frame = withOwn<typeof accounts | typeof failed | typeof footer | typeof layout>(
  'mr',
  {
    'site.layout': {
      brand: 'Yantra',
      homeLink: 'Yantra, मुख्यपृष्ठ',
      skip: 'थेट मजकुराकडे जा',
      skipToMachines: 'थेट यंत्रांकडे जा',
      language: 'भाषा',
      saved: 'जतन केलेली',
      savedCount: (count) => `, ${count} यंत्रे`,
      email: 'hello@yantra.example',
    },
    'site.failed': {
      heading: 'आमच्याकडे काहीतरी बिघडले',
      text: 'तुम्ही लिहिलेले काहीही गेलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
      notArrived: 'हे पान उघडले नाही',
      notArrivedText: 'कृपया इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
      retry: 'पुन्हा प्रयत्न करा',
      retrying: 'पुन्हा प्रयत्न सुरू आहे...',
      home: 'मुख्यपृष्ठावर जा',
    },
    'site.accounts': {
      logIn: 'लॉग इन/साइन अप',
      notArrived: 'हा भाग उघडला नाही. कृपया इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
      roles: { admin: 'ॲडमिन', supplier: 'यंत्रमालक', user: 'ग्राहक' },
      menu: {
        profile: 'माझी प्रोफाइल',
        allEquipments: 'यंत्रे',
        ownEquipments: 'माझी यंत्रे',
        recent: 'नुकतीच पाहिलेली',
        add: 'यंत्र जोडा',
        allSubscriptions: 'सदस्यत्वे',
        ownSubscriptions: 'माझी सदस्यत्वे',
        theme: 'रंगसंगती',
        themes: { light: 'उजळ', dark: 'गडद', auto: 'आपोआप' },
        logOut: 'लॉग आउट',
      },
    },
    'site.footer': {
      about:
        'Yantra यंत्रमालक आणि गरजूंना 1,222 शहरांत आणि गावांत एकत्र आणते: शेतासाठी ट्रॅक्टर, बांधकामासाठी क्रेन, कारखान्यासाठी लेथ.',
      equipment: 'यंत्रे',
      machines: [
        'ट्रॅक्टर',
        'कंबाइन हार्वेस्टर',
        'बॅकहो लोडर (JCB)',
        'एक्स्कॅव्हेटर',
        'मोबाइल क्रेन',
        'ट्रान्झिट मिक्सर',
        'मोटर ग्रेडर',
        'बूम लिफ्ट',
        'डिझेल जनरेटर',
        'फोर्कलिफ्ट',
        'CNC लेथ',
        'फायबर लेझर',
      ],
      policies: 'धोरणे',
      terms: 'नियम आणि अटी',
      privacy: 'गोपनीयता धोरण',
      refund: 'परतावा धोरण',
      contact: 'संपर्क करा',
      talk: 'आमच्याशी बोला',
      social: 'इतरत्र Yantra',
      widgets: 'तुमच्या वेबसाइटसाठी विजेट',
      playground: 'करून पाहा',
      api: 'डेव्हलपरसाठी API',
      languages: 'भाषा',
      theme: 'रंगसंगती',
      themes: { light: 'उजळ', dark: 'गडद', auto: 'आपोआप' },
      rights: '© 2026 Yantra. नमुना माहिती; भाडी अंदाजे आहेत.',
      credit: 'शहरांची माहिती: GeoNames, CC BY 4.0',
    },
  },
  [picker, search],
);

export default frame;

export const joinedWith = (page: Language): Language => joined('mr', [frame, page as WrittenLanguage]);
