import type { Translated } from '@yantra/language';
import type { messages } from './people.messages.ts';

export const people: Translated<typeof messages> = {
  customers: {
    title: 'ग्राहक',
    note: 'यंत्रे भाड्याने घेणारे आणि देणारे लोक',
    table: 'ग्राहक',
    emptyTitle: 'अजून ग्राहक नाहीत',
    emptyText: 'वापरकर्ता म्हणून साइन अप करणारे येथे दिसतात.',
  },
  suppliers: {
    title: 'पुरवठादार',
    note: 'यंत्रे भाड्याने देणारे मालक',
    table: 'पुरवठादार',
    emptyTitle: 'अजून पुरवठादार नाहीत',
    emptyText: 'पुरवठादार म्हणून साइन अप करणारे येथे दिसतात.',
  },
  search: 'नाव, नंबर, ई-मेल, GSTIN किंवा संस्था',
  blocked: 'बंद',
  name: 'नाव',
  phone: 'मोबाइल नंबर',
  email: 'ई-मेल',
  organization: 'संस्था',
  city: 'शहर',
  state: 'राज्य',
  machines: 'यंत्रे',
  joined: 'कधी जोडले गेले',
  view: 'पाहा',
  edit: 'बदला',
};
