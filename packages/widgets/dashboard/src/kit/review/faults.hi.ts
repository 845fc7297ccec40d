import type { Translated } from '@yantra/language';
import type { messages } from './faults.messages.ts';

export const faults: Translated<typeof messages> = {
  faults: {
    contact: 'लिखे हुए में फ़ोन नंबर या विज्ञापन',
    pictures: 'तस्वीरें किसी और मशीन की',
    price: 'किराया सही नहीं लगता',
    gone: 'मशीन है ही नहीं, या किराए पर नहीं',
    fraud: 'ग्राहकों से धोखा हुआ',
    rude: 'अपमान या ग़ैरक़ानूनी शब्द',
    other: 'कुछ और',
  },
  reasons: {
    contact: 'लिखे हुए में फ़ोन नंबर या विज्ञापन है।',
    pictures: 'तस्वीरें इस मशीन की नहीं हैं।',
    price: 'किराया सही नहीं लगता।',
    gone: 'यह मशीन है ही नहीं, या किराए पर नहीं मिलती।',
    fraud: 'ग्राहकों ने धोखे की शिकायत की है।',
    rude: 'शब्द अपमान करते हैं या क़ानून के ख़िलाफ़ हैं।',
    other: 'कुछ ठीक नहीं है।',
  },
  hideTitle: (name) => `${name} छिपाएँ?`,
  mendTitle: (name) => `${name} सुधारने को कहें`,
  hideText: 'यह तुरंत सूचियों से हट जाएगी। मालिक कारण पढ़ेगा, सुधारेगा, और यह फिर यहाँ आएगी।',
  mendText: 'यह दिखती रहेगी। मालिक कारण पढ़ेगा; बदलने पर यह फिर यहाँ आएगी।',
  reason: 'कारण',
  choose: 'कारण चुनें',
  missing: 'कृपया कारण चुनें।',
  words: 'ठीक-ठीक क्या',
  wordsHint: 'मालिक इसे ऐसे ही पढ़ेगा जैसे आप लिखेंगे।',
  cancel: 'रहने दें',
  hide: 'छिपाएँ',
  mend: 'सुधारने को कहें',
};
