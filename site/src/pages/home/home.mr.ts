import carousel from '@yantra/equipment-carousel/languages/mr';
import map from '@yantra/equipment-map/languages/mr';
import leadForm from '@yantra/lead-form/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages as below } from './below.messages.ts';
import type { messages as home } from './home.messages.ts';
import type { messages as proof } from './proof.messages.ts';

export default withOwn<typeof below | typeof home | typeof proof>(
  'mr',
  {
    'site.home': {
      headline: 'शेत, बांधकाम, कारखाना: सगळी यंत्रे भाड्याने, एकाच ठिकाणी.',
      lede: 'तास, दिवस, आठवडा किंवा महिन्याच्या हिशोबाने, तुमच्या जवळच्या मालकांकडून.',
      titleIn: (city) => `${city} येथे भाड्याने यंत्रे · Yantra`,
      description: (city) =>
        `${city} येथे ट्रॅक्टर, एक्स्कॅव्हेटर, क्रेन, जनरेटर आणि लेथ भाड्याने घ्या: तास, दिवस, आठवडा किंवा महिन्याच्या हिशोबाने, जवळच्या मालकांकडून.`,
      keywords: (city) => `${city} यंत्रे भाड्याने, ट्रॅक्टर भाडे, JCB भाडे, क्रेन भाडे`,
      pictures: 'चित्रे',
      picture: (number) => `चित्र ${number}`,
      pause: 'चित्रे थांबवा',
      play: 'चित्रे सुरू करा',
      partFailed: 'पानाचा हा भाग उघडला नाही.',
      retry: 'पुन्हा प्रयत्न करा',
      chooseCity: 'शहर निवडा:',
    },
    'site.home.proof': {
      machines: (count) => (count === 1 ? 'यंत्र' : 'यंत्रे'),
      cities: (count) => (count === 1 ? 'शहर' : 'शहरे'),
      from: 'रोजचे भाडे',
      aDay: 'पासून',
      ratings: (count) => `${count} रेटिंगवरून`,
    },
    'site.home.below': {
      map: {
        heading: (city) => `${city} परिसरातील यंत्रे`,
        within: (machines, km) => `${km} किमीच्या आत ${machines}`,
        open: 'नकाशा उघडा',
      },
      app: {
        heading: 'ॲप डाउनलोड करा',
        text: 'यंत्र शोधा, मालकाला फोन करा आणि तुमच्या मागणीची स्थिती शेतातूनच पाहा, सिग्नल कमी असला तरी.',
        getIt: 'येथे मिळवा',
        store: 'Google Play',
        qr: 'Android ॲपचा QR कोड',
        scan: 'तुमच्या फोनने स्कॅन करा',
      },
      perks: {
        heading: 'आम्हालाच का निवडावे',
        list: [
          {
            title: 'सगळे एकाच ठिकाणी',
            text: 'शेत, बांधकाम आणि कारखान्याची यंत्रे एकत्र: पाण्याच्या पंपापासून टॉवर क्रेनपर्यंत, 77 प्रकारची.',
          },
          {
            title: 'पैशाचे मोल',
            text: 'प्रत्येक दरासोबत एकक आणि सूट लिहिलेली आहे. फोन करण्याआधी मालकांची तुलना करा.',
          },
          {
            title: 'खात्रीची यंत्रे',
            text: 'नोंदणी, विमा, वर्ष आणि कामाची क्षमता प्रत्येक यंत्राच्या पाटीवर लिहिलेली आहे.',
          },
          {
            title: 'केव्हाही मदत',
            text: 'चोवीस तास हेल्पलाइन: यंत्र उशिरा आले किंवा प्रश्न थांबू शकत नसेल तर फोन करा.',
          },
        ],
      },
      voices: {
        heading: 'भाड्याने घेणारे काय म्हणतात',
        list: [
          {
            text: 'यंत्र एक तास आधीच शेतावर आले आणि ऑपरेटरला मातीची जाण होती. संध्याकाळपर्यंत अकरा एकर झाले.',
            name: 'बाळासाहेब शिंदे',
            who: 'कांदा उत्पादक, मंचर',
          },
          {
            text: 'आमचा पंप बंद पडला तेव्हा यांनी स्लॅब वाचवला. तीन तासांत पोहोचवले.',
            name: 'फरिदा कॉन्ट्रॅक्टर',
            who: 'साइट इंजिनिअर, वाकड',
          },
          {
            text: 'फोर्कलिफ्टची बॅटरी पूर्ण शिफ्ट चालली. चार्जरची वायर आखूड होती.',
            name: 'नितीन अग्रवाल',
            who: 'गोदाम व्यवस्थापक, चाकण',
          },
          {
            text: 'पुण्यात इतकी नीट ठेवलेली क्रेन भाड्याने घेतली नव्हती. लोड चार्ट आणि विमा केबिनमध्येच होते.',
            name: 'प्रकाश अय्यर',
            who: 'प्लांट प्रमुख, रांजणगाव',
          },
        ],
      },
      places: 'लोकप्रिय शहरे',
    },
  },
  [carousel, leadForm, map],
);
