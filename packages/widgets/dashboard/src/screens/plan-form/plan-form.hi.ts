import type { Translated } from '@yantra/language';
import { period } from '../../kit/plans/plans.hi.ts';
import type { messages } from './plan-form.messages.ts';

export const planForm: Translated<typeof messages> = {
  titles: { add: 'सदस्यता जोड़ें', edit: 'सदस्यता बदलें', view: 'सदस्यता देखें' },
  note: 'बदलाव अब से लागू होगा। जो खरीदा जा चुका है वह वैसा ही रहेगा।',
  plan: 'प्लान',
  name: 'नाम',
  displayName: 'दिखने वाला नाम',
  displayNameHint: 'जो खरीदार पढ़ते हैं; खाली छोड़ने पर ऊपर का नाम।',
  equipmentCount: 'मशीनों की संख्या',
  equipmentUnit: 'मशीनें',
  active: 'चालू',
  activeHint: 'केवल चालू प्लान बेचे जाते हैं।',
  set: period,
  price: (months) => `कीमत (${period(months)})`,
  discount: (months) => `छूट % (${period(months)})`,
  final: (months) => `अंतिम कीमत (${period(months)})`,
  twoMonths: 'जिन प्लान में दो महीने की कीमत नहीं है उनमें यह टैब नहीं दिखता।',
  edit: 'बदलें',
  back: 'वापस',
  nameNeeded: 'नाम लिखना ज़रूरी है',
  priceWrong: 'कीमत 1,00,00,000 रुपये तक हो सकती है।',
  discountWrong: 'छूट 0 से 100 प्रतिशत तक हो सकती है।',
  countWrong: 'मशीनों की संख्या 1 से 10,000 तक पूरी संख्या होती है।',
  created: 'सदस्यता बन गई!',
  updated: 'सदस्यता के बदलाव सहेजे गए!',
  failed: 'सदस्यता सहेजी नहीं जा सकी।',
  reason: (reason) => `सदस्यता सहेजी नहीं जा सकी। ${reason}`,
  changed: 'इस बीच किसी और ने यह प्लान बदल दिया है। उनका रूप लोड हो गया है, आपने जो लिखा वह रखा गया है: देख लें और फिर सहेजें।',
};
