import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './all-payments.messages.ts';

export const allPayments: Translated<typeof messages> = {
  register: 'इनव्हॉइस आणि क्रेडिट नोट',
  addTransfer: 'बँक ट्रान्सफर नोंदवा',
  hint: 'नाव, फोन, इनव्हॉइस, रक्कम, GSTIN…',
  which: 'कोणत्या ऑर्डर',
  tried: 'पेमेंट',
  untried: 'प्रयत्नच झाला नाही',
  untriedNote: 'सुरू केलेल्या, पण पैसे भरण्याचा प्रयत्नच न झालेल्या ऑर्डर',
  status: 'स्थिती',
  plan: 'प्लॅन',
  from: 'पासून',
  to: 'पर्यंत',
  statuses: {
    paid: 'भरलेली',
    pending: 'बाकी',
    failed: 'अयशस्वी',
    dropped: 'मध्येच सोडलेली',
    refunded: 'परतावा असलेली',
    transfer: 'बँक ट्रान्सफरने',
  },
  see: 'हे पेमेंट पाहा',
  person: 'व्यक्ती पाहा',
  planOf: 'प्लॅन पाहा',
  period: {
    always: 'सुरुवातीपासून आतापर्यंत',
    from: (day) => `${day} पासून`,
    until: (day) => `${day} पर्यंत`,
    between: (from, to) => (from === to ? `${from} रोजी` : `${from} ते ${to}`),
  },
  sums: {
    of: (period) => `${period} नोंदलेले`,
    paid: 'मिळाले',
    refunded: 'परत दिले',
    kept: 'उरले',
    gst: 'विक्रीतील GST',
    payments: (count) => `${formatCount(count)} पेमेंट`,
    refunds: (count) => `${formatCount(count)} परतावे`,
    byTransfer: (amount) => `${amount} ट्रान्सफरने`,
  },
};
