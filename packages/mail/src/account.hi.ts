import type { AccountTexts } from './account.messages.ts';

export const accountHi: AccountTexts = {
  about: 'आपका खाता',
  code: 'आपका Yantra कोड',
  foot: 'यह मेल इसलिए आया है कि किसी ने एक खाते के लिए यह ई-मेल पता दिया। कोड, रसीदें और आपकी सुरक्षा की बातें हमेशा भेजी जाती हैं।',
  contact: 'हमसे संपर्क करें',
  never: 'Yantra फ़ोन पर कभी कोड नहीं पूछता।',
};
