import type { Translated } from '@yantra/language';
import type { messages } from './faults.messages.ts';

export const faults: Translated<typeof messages> = {
  faults: {
    contact: 'मजकुरात फोन नंबर किंवा जाहिरात',
    pictures: 'फोटो दुसऱ्या यंत्राचे',
    price: 'भाडे बरोबर वाटत नाही',
    gone: 'यंत्र नाही, किंवा भाड्याने मिळत नाही',
    fraud: 'ग्राहकांची फसवणूक झाली',
    rude: 'अपमानकारक किंवा बेकायदा शब्द',
    other: 'दुसरे काही',
  },
  reasons: {
    contact: 'मजकुरात फोन नंबर किंवा जाहिरात आहे.',
    pictures: 'फोटो या यंत्राचे नाहीत.',
    price: 'भाडे बरोबर वाटत नाही.',
    gone: 'हे यंत्र नाही, किंवा भाड्याने मिळत नाही.',
    fraud: 'ग्राहकांनी फसवणुकीची तक्रार केली आहे.',
    rude: 'शब्द अपमानकारक किंवा बेकायदा आहेत.',
    other: 'काहीतरी बरोबर नाही.',
  },
  hideTitle: (name) => `${name} लपवायचे?`,
  mendTitle: (name) => `${name} सुधारायला सांगा`,
  hideText: 'ते लगेच याद्यांतून जाईल. मालक कारण वाचेल, सुधारेल, आणि ते पुन्हा येथे येईल.',
  mendText: 'ते दिसत राहील. मालक कारण वाचेल; बदलल्यावर ते पुन्हा येथे येईल.',
  reason: 'कारण',
  choose: 'कारण निवडा',
  missing: 'कृपया कारण निवडा.',
  words: 'नेमके काय',
  wordsHint: 'तुम्ही लिहाल तसेच मालक वाचेल.',
  cancel: 'राहू द्या',
  hide: 'लपवा',
  mend: 'सुधारायला सांगा',
};
