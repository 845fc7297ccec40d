import picker from '@yantra/city-picker/languages/hi';
import search from '@yantra/equipment-search/languages/hi';
import { type Language, type WrittenLanguage, joined } from '@yantra/language';
import type { messages as accounts } from '../accounts/accounts.messages.ts';
import type { messages as failed } from '../layout/failed.messages.ts';
import type { messages as footer } from '../layout/footer.messages.ts';
import type { messages as layout } from '../layout/layout.messages.ts';
import { withOwn } from './with-own.ts';

const frame = withOwn<typeof accounts | typeof failed | typeof footer | typeof layout>(
  'hi',
  {
    'site.layout': {
      brand: 'Yantra',
      homeLink: 'Yantra, मुखपृष्ठ',
      skip: 'सीधे सामग्री पर जाएँ',
      skipToMachines: 'सीधे मशीनों पर जाएँ',
      language: 'भाषा',
      saved: 'सहेजी हुई',
      savedCount: (count) => `, ${count} मशीनें`,
      email: 'hello@yantra.example',
    },
    'site.failed': {
      heading: 'हमारी तरफ़ कुछ गड़बड़ हो गई',
      text: 'आपका लिखा कुछ भी नहीं खोया है। थोड़ी देर में फिर कोशिश करें।',
      notArrived: 'यह पेज नहीं खुल सका',
      notArrivedText: 'कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
      retry: 'फिर कोशिश करें',
      retrying: 'फिर कोशिश हो रही है...',
      home: 'मुखपृष्ठ पर जाएँ',
    },
    'site.accounts': {
      logIn: 'लॉग इन/साइन अप',
      notArrived: 'यह हिस्सा नहीं खुल सका। कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
      roles: { admin: 'एडमिन', supplier: 'मशीन मालिक', user: 'ग्राहक' },
      menu: {
        profile: 'मेरी प्रोफ़ाइल',
        allEquipments: 'मशीनें',
        ownEquipments: 'मेरी मशीनें',
        recent: 'हाल में देखी गईं',
        add: 'मशीन जोड़ें',
        allSubscriptions: 'सदस्यताएँ',
        ownSubscriptions: 'मेरी सदस्यताएँ',
        theme: 'रंग-रूप',
        themes: { light: 'हल्का', dark: 'गहरा', auto: 'अपने आप' },
        logOut: 'लॉग आउट',
      },
    },
    'site.footer': {
      about:
        'Yantra मशीनों के मालिकों और ज़रूरतमंदों को 1,222 शहरों और क़स्बों में मिलाता है: खेत के लिए ट्रैक्टर, साइट के लिए क्रेन, कारख़ाने के लिए लेथ।',
      equipment: 'मशीनें',
      machines: [
        'ट्रैक्टर',
        'कंबाइन हार्वेस्टर',
        'बैकहो लोडर (JCB)',
        'एक्सकेवेटर',
        'मोबाइल क्रेन',
        'ट्रांज़िट मिक्सर',
        'मोटर ग्रेडर',
        'बूम लिफ़्ट',
        'डीज़ल जनरेटर',
        'फ़ोर्कलिफ़्ट',
        'CNC लेथ',
        'फ़ाइबर लेज़र',
      ],
      policies: 'नीतियाँ',
      terms: 'नियम और शर्तें',
      privacy: 'निजता नीति',
      refund: 'रिफ़ंड नीति',
      contact: 'संपर्क करें',
      talk: 'हमसे बात करें',
      social: 'और जगहों पर Yantra',
      widgets: 'आपकी वेबसाइट के लिए विजेट',
      playground: 'आज़माकर देखें',
      api: 'डेवलपरों के लिए API',
      languages: 'भाषाएँ',
      theme: 'रंग-रूप',
      themes: { light: 'हल्का', dark: 'गहरा', auto: 'अपने आप' },
      rights: '© 2026 Yantra. नमूना डेटा; किराए अनुमानित हैं।',
      credit: 'शहरों का डेटा: GeoNames, CC BY 4.0',
    },
  },
  [picker, search],
);

export default frame;

export const joinedWith = (page: Language): Language => joined('hi', [frame, page as WrittenLanguage]);
