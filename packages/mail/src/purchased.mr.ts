import type { PurchasedTexts } from './purchased.messages.ts';

export const purchasedMr: PurchasedTexts = {
  subject: (plan) => `तुमच्या ${plan} प्लॅनचे पैसे मिळाले`,
  preheader: (invoice) => `इनव्हॉइस ${invoice} उघडण्यासाठी आणि जपून ठेवण्यासाठी तयार आहे.`,
  about: 'तुमचे प्लॅन',
  paid: 'पैसे मिळाले',
  greeting: (name) => `नमस्कार ${name},`,
  runs: (plan) => `धन्यवाद. तुमचे पेमेंट मिळाले आहे आणि ${plan} सुरू आहे.`,
  begins: (plan, day) => `धन्यवाद. तुमचे पेमेंट मिळाले आहे. ${plan} ${day} रोजी सुरू होईल.`,
  facts: {
    plan: 'प्लॅन',
    runs: 'कधीपासून कधीपर्यंत',
    machines: 'यंत्रे',
    paid: 'भरलेली रक्कम, GST सह',
    credit: 'शिल्लक रकमेतून',
    invoice: 'इनव्हॉइस',
  },
  planFor: (plan, months) => `${plan}, ${months === 12 ? '1 वर्ष' : `${months} ${months === 1 ? 'महिना' : 'महिने'}`}`,
  from: (first, last) => `${first} ते ${last}`,
  way: 'इनव्हॉइस उघडा',
  linkIntro: 'किंवा हा पत्ता उघडा:',
  note: 'आधी लॉग इन करावे लागेल: इनव्हॉइस फक्त तुमच्यासाठी आहे.',
  foot: 'तुमच्या खात्यातून एक प्लॅन घेतला गेला म्हणून हा मेल आला आहे. ते तुम्ही केले नसेल तर कृपया आम्हाला लिहा:',
  contact: 'आमच्याशी संपर्क साधा',
  never: 'Yantra फोनवर कधीही कोड विचारत नाही.',
};
