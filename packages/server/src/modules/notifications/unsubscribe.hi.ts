import type { UnsubscribeTexts } from './unsubscribe.messages.ts';

export const unsubscribeHi: UnsubscribeTexts = {
  title: 'Yantra के मेल',
  ask: (event) => `क्या आप इस तरह के मेल बंद करना चाहते हैं: ${event}?`,
  button: 'ये मेल बंद करें',
  done: (event) => `अब इस तरह के मेल नहीं आएँगे: ${event}। ऐप में यह ख़बर मिलती रहेगी।`,
  wrong: 'यह लिंक अधूरा है या अब मान्य नहीं है। मेल से इसे फिर खोलें, या लॉग इन करके चुनें।',
  choices: 'चुनें कि आपको क्या मिले',
};
