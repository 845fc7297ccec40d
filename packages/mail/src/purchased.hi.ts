import type { PurchasedTexts } from './purchased.messages.ts';

export const purchasedHi: PurchasedTexts = {
  subject: (plan) => `आपके प्लान ${plan} का भुगतान हो गया`,
  preheader: (invoice) => `इनवॉइस ${invoice} खोलने और रखने के लिए तैयार है।`,
  about: 'आपके प्लान',
  paid: 'भुगतान हो गया',
  greeting: (name) => `नमस्ते ${name},`,
  runs: (plan) => `धन्यवाद। आपका भुगतान मिल गया है और ${plan} चालू है।`,
  begins: (plan, day) => `धन्यवाद। आपका भुगतान मिल गया है। ${plan} ${day} को शुरू होगा।`,
  facts: {
    plan: 'प्लान',
    runs: 'कब से कब तक',
    machines: 'मशीनें',
    paid: 'भुगतान, GST सहित',
    credit: 'जमा से चुकाया',
    invoice: 'इनवॉइस',
  },
  planFor: (plan, months) => `${plan}, ${months === 12 ? '1 साल' : `${months} ${months === 1 ? 'महीना' : 'महीने'}`}`,
  from: (first, last) => `${first} से ${last}`,
  way: 'इनवॉइस खोलें',
  linkIntro: 'या यह पता खोलें:',
  note: 'पहले लॉग इन करना होगा: इनवॉइस केवल आपके लिए है।',
  foot: 'यह मेल इसलिए आया है कि आपके खाते से एक प्लान खरीदा गया। अगर यह आपने नहीं किया, तो कृपया हमें लिखें:',
  contact: 'हमसे संपर्क करें',
  never: 'Yantra फ़ोन पर कभी कोड नहीं पूछता।',
};
