import type { Translated } from '@yantra/language';
import type { messages } from './people.messages.ts';

export const people: Translated<typeof messages> = {
  customers: {
    title: 'ग्राहक',
    note: 'जो लोग मशीनें किराए पर लेते और देते हैं',
    table: 'ग्राहक',
    emptyTitle: 'अभी कोई ग्राहक नहीं',
    emptyText: 'उपयोगकर्ता के रूप में साइन अप करने वाले यहाँ दिखते हैं।',
  },
  suppliers: {
    title: 'आपूर्तिकर्ता',
    note: 'मशीनें किराए पर देने वाले मालिक',
    table: 'आपूर्तिकर्ता',
    emptyTitle: 'अभी कोई आपूर्तिकर्ता नहीं',
    emptyText: 'आपूर्तिकर्ता के रूप में साइन अप करने वाले यहाँ दिखते हैं।',
  },
  search: 'नाम, नंबर, ई-मेल, GSTIN या संस्था',
  blocked: 'बंद',
  name: 'नाम',
  phone: 'मोबाइल नंबर',
  email: 'ई-मेल',
  organization: 'संस्था',
  city: 'शहर',
  state: 'राज्य',
  machines: 'मशीनें',
  joined: 'कब जुड़े',
  view: 'देखें',
  edit: 'बदलें',
};
