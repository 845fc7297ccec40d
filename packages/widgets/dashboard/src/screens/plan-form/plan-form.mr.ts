import type { Translated } from '@yantra/language';
import { period } from '../../kit/plans/plans.mr.ts';
import type { messages } from './plan-form.messages.ts';

export const planForm: Translated<typeof messages> = {
  titles: { add: 'सदस्यत्व जोडा', edit: 'सदस्यत्व बदला', view: 'सदस्यत्व पाहा' },
  note: 'बदल आतापासून लागू होईल. जे आधी घेतले आहे ते तसेच राहील.',
  plan: 'प्लॅन',
  name: 'नाव',
  displayName: 'दिसणारे नाव',
  displayNameHint: 'घेणारे जे वाचतात; रिकामे ठेवल्यास वरचे नाव.',
  equipmentCount: 'यंत्रांची संख्या',
  equipmentUnit: 'यंत्रे',
  active: 'चालू',
  activeHint: 'फक्त चालू प्लॅन विकले जातात.',
  set: period,
  price: (months) => `किंमत (${period(months)})`,
  discount: (months) => `सूट % (${period(months)})`,
  final: (months) => `अंतिम किंमत (${period(months)})`,
  twoMonths: 'ज्या प्लॅनना दोन महिन्यांची किंमत नाही त्यांना हा टॅब दिसत नाही.',
  edit: 'बदला',
  back: 'मागे',
  nameNeeded: 'नाव लिहिणे आवश्यक आहे',
  priceWrong: 'किंमत 1,00,00,000 रुपयांपर्यंत असू शकते.',
  discountWrong: 'सूट 0 ते 100 टक्के असू शकते.',
  countWrong: 'यंत्रांची संख्या 1 ते 10,000 पर्यंत पूर्ण संख्या असते.',
  created: 'सदस्यत्व तयार झाले!',
  updated: 'सदस्यत्वातील बदल जतन झाले!',
  failed: 'सदस्यत्व जतन होऊ शकले नाही.',
  reason: (reason) => `सदस्यत्व जतन होऊ शकले नाही. ${reason}`,
  changed: 'दरम्यान कोणीतरी हा प्लॅन बदलला आहे. त्यांची आवृत्ती लोड झाली आहे, तुम्ही लिहिलेले ठेवले आहे: पाहून घ्या आणि पुन्हा जतन करा.',
};
