import type { AlertWords, SmsTexts } from './sms.messages.ts';

/* Word for word as registered with the regulator (DLT). */
export const smsHi: SmsTexts = {
  otpSignUp: (code, host) =>
    `${code} आपका Yantra कोड है। इससे अपने फ़ोन नंबर की पुष्टि करें। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@${host} #${code}`,
  otpResetPassword: (code, host) =>
    `${code} आपका Yantra कोड है। इससे नया पासवर्ड बनाएँ। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@${host} #${code}`,
  phoneChanged: (digits, host) =>
    `आपके Yantra खाते का मोबाइल नंबर बदल गया है। नए नंबर के आख़िरी अंक हैं ${digits}। अगर यह आपने नहीं किया, तो हमें लिखें: ${host}/hi/contact-us`,
  expiryReminder: (plan, days, ends, host) =>
    `आपका Yantra प्लान ${plan} ${days} दिन में, ${ends} को ख़त्म होगा। मशीनें दिखती रहें, इसके लिए यहाँ प्लान आगे बढ़ाएँ: ${host}/hi`,
  leadAlert: (category, where, host) =>
    `किसी को मशीन चाहिए (${category}): ${where}। कौन है, देखें और जवाब दें: ${host}/hi/dashboard/leads - Yantra`,
};

export const alertHi: AlertWords = {
  more: (category, more) => `${category} और ${more} अन्य`,
  anywhere: 'भारत',
  from: (day) => `, ${day} से`,
  days: (days) => `, ${days} दिन`,
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  characters: 201,
};
