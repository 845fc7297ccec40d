import type { AccountTexts } from './account.messages.ts';

export const accountMr: AccountTexts = {
  about: 'तुमचे खाते',
  code: 'तुमचा Yantra कोड',
  foot: 'एका खात्यासाठी कोणीतरी हा ई-मेल पत्ता दिला म्हणून हा मेल आला आहे. कोड, पावत्या आणि तुमच्या सुरक्षेच्या गोष्टी नेहमी पाठवल्या जातात.',
  contact: 'आमच्याशी संपर्क साधा',
  never: 'Yantra फोनवर कधीही कोड विचारत नाही.',
};
