import type { Translated } from '@yantra/language';
import type { messages } from './undelivered.messages.ts';

export const undelivered: Translated<typeof messages> = {
  title: 'न पोहोचलेले संदेश',
  note: 'दीड दिवस प्रयत्न झाला, मग सोडून दिले. अॅपमध्ये बातमी दिसते.',
  table: 'न पोहोचलेले संदेश',
  person: 'कोणाला',
  noAccount: 'खाते नसलेले',
  event: 'कशाबद्दल',
  way: 'मार्ग',
  ways: { email: 'ई-मेल', sms: 'एसएमएस', whatsApp: 'WhatsApp', push: 'पुश' },
  failure: 'शेवटचे उत्तर',
  tries: 'प्रयत्न',
  endedAt: 'कधी सोडले',
  retry: 'पुन्हा प्रयत्न करा',
  retrying: 'प्रयत्न सुरू आहे …',
  retried: (count) => (count === 1 ? 'संदेश पुन्हा पाठवला जात आहे' : `${count} संदेश पुन्हा पाठवले जात आहेत`),
  nothing: 'सर्व संदेश पोहोचले',
  nothingText: 'जे संदेश पोहोचत नाहीत ते येथे दिसतात.',
};
