import carousel from '@yantra/equipment-carousel/languages/hi';
import map from '@yantra/equipment-map/languages/hi';
import leadForm from '@yantra/lead-form/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages as below } from './below.messages.ts';
import type { messages as home } from './home.messages.ts';
import type { messages as proof } from './proof.messages.ts';

export default withOwn<typeof below | typeof home | typeof proof>(
  'hi',
  {
    'site.home': {
      headline: 'खेत, साइट, कारख़ाना: हर मशीन किराए पर, एक ही जगह।',
      lede: 'घंटे, दिन, हफ़्ते या महीने के हिसाब से, आपके पास के मालिकों से।',
      titleIn: (city) => `${city} में किराए की मशीनें · Yantra`,
      description: (city) =>
        `${city} में ट्रैक्टर, एक्सकेवेटर, क्रेन, जनरेटर और लेथ किराए पर लें: घंटे, दिन, हफ़्ते या महीने के हिसाब से, पास के मालिकों से।`,
      keywords: (city) => `${city} मशीन किराए पर, ट्रैक्टर किराया, JCB किराया, क्रेन किराया`,
      pictures: 'तस्वीरें',
      picture: (number) => `तस्वीर ${number}`,
      pause: 'तस्वीरें रोकें',
      play: 'तस्वीरें चलाएँ',
      partFailed: 'पेज का यह हिस्सा नहीं खुल सका।',
      retry: 'फिर कोशिश करें',
      chooseCity: 'शहर चुनें:',
    },
    'site.home.proof': {
      machines: (count) => (count === 1 ? 'मशीन' : 'मशीनें'),
      cities: () => 'शहर',
      from: 'रोज़ का किराया',
      aDay: 'से',
      ratings: (count) => `${count} रेटिंग से`,
    },
    'site.home.below': {
      map: {
        heading: (city) => `${city} के आसपास की मशीनें`,
        within: (machines, km) => `${km} किमी के भीतर ${machines}`,
        open: 'नक्शा खोलें',
      },
      app: {
        heading: 'ऐप डाउनलोड करें',
        text: 'मशीन ढूँढें, मालिक को फ़ोन करें और अपनी माँग का हाल खेत से ही देखें, सिग्नल कमज़ोर हो तब भी।',
        getIt: 'यहाँ पाएँ',
        store: 'Google Play',
        qr: 'Android ऐप का QR कोड',
        scan: 'अपने फ़ोन से स्कैन करें',
      },
      perks: {
        heading: 'हमें क्यों चुनें',
        list: [
          {
            title: 'सब कुछ एक ही जगह',
            text: 'खेत, साइट और कारख़ाने की मशीनें एक साथ: पानी के पंप से टावर क्रेन तक, 77 तरह की।',
          },
          { title: 'पैसे वसूल', text: 'हर दाम के साथ इकाई और छूट लिखी है। फ़ोन करने से पहले मालिकों की तुलना करें।' },
          {
            title: 'भरोसे की मशीनें',
            text: 'हर मशीन की प्लेट पर उसका पंजीकरण, बीमा, साल और काम की क्षमता लिखी है।',
          },
          { title: 'हर वक़्त मदद', text: 'चौबीसों घंटे हेल्पलाइन: मशीन देर करे या कोई सवाल रुक न सके, हमें फ़ोन करें।' },
        ],
      },
      voices: {
        heading: 'किराए पर लेने वाले क्या कहते हैं',
        list: [
          {
            text: 'मशीन एक घंटा पहले खेत पर पहुँच गई और ऑपरेटर मिट्टी को जानता था। शाम तक ग्यारह एकड़ हो गए।',
            name: 'बालासाहेब शिंदे',
            who: 'प्याज़ किसान, मंचर',
          },
          {
            text: 'हमारा अपना पंप बंद पड़ गया था, इन्होंने स्लैब की ढलाई बचा ली। तीन घंटे में पहुँचाया।',
            name: 'फ़रीदा कॉन्ट्रैक्टर',
            who: 'साइट इंजीनियर, वाकड',
          },
          {
            text: 'फ़ोर्कलिफ़्ट की बैटरी पूरी शिफ़्ट चली। चार्जर का तार छोटा था।',
            name: 'नितिन अग्रवाल',
            who: 'गोदाम प्रबंधक, चाकण',
          },
          {
            text: 'पुणे में इससे अच्छी हालत की क्रेन किराए पर नहीं ली। लोड चार्ट और बीमा केबिन में ही थे।',
            name: 'प्रकाश अय्यर',
            who: 'प्लांट हेड, रांजणगाव',
          },
        ],
      },
      places: 'लोकप्रिय शहर',
    },
  },
  [carousel, leadForm, map],
);
