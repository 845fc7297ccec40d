import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './all-payments.messages.ts';

export const allPayments: Translated<typeof messages> = {
  register: 'इनवॉइस और क्रेडिट नोट',
  addTransfer: 'बैंक ट्रांसफ़र दर्ज करें',
  hint: 'नाम, फ़ोन, इनवॉइस, रकम, GSTIN…',
  which: 'कौन से ऑर्डर',
  tried: 'भुगतान',
  untried: 'कोशिश नहीं हुई',
  untriedNote: 'ऑर्डर जो शुरू हुए, पर भुगतान की कोशिश नहीं हुई',
  status: 'स्थिति',
  plan: 'प्लान',
  from: 'कब से',
  to: 'कब तक',
  statuses: {
    paid: 'चुकाए गए',
    pending: 'बाकी',
    failed: 'असफल',
    dropped: 'बीच में छोड़े',
    refunded: 'रिफ़ंड वाले',
    transfer: 'बैंक ट्रांसफ़र से',
  },
  see: 'यह भुगतान देखें',
  person: 'व्यक्ति देखें',
  planOf: 'प्लान देखें',
  period: {
    always: 'शुरू से अब तक',
    from: (day) => `${day} से`,
    until: (day) => `${day} तक`,
    between: (from, to) => (from === to ? `${from} को` : `${from} से ${to} तक`),
  },
  sums: {
    of: (period) => `${period} दर्ज हुआ`,
    paid: 'मिला',
    refunded: 'लौटाया',
    kept: 'बचा',
    gst: 'बिक्री में GST',
    payments: (count) => `${formatCount(count)} भुगतान`,
    refunds: (count) => `${formatCount(count)} रिफ़ंड`,
    byTransfer: (amount) => `${amount} ट्रांसफ़र से`,
  },
};
