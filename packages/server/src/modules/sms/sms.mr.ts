import type { AlertWords, SmsTexts } from './sms.messages.ts';

/* Word for word as registered with the regulator (DLT). */
export const smsMr: SmsTexts = {
  otpSignUp: (code, host) =>
    `${code} हा तुमचा Yantra कोड आहे. त्याने तुमच्या फोन नंबरची खात्री करा. तो 5 मिनिटे चालेल. तो कोणालाही सांगू नका.\n\n@${host} #${code}`,
  otpResetPassword: (code, host) =>
    `${code} हा तुमचा Yantra कोड आहे. त्याने नवा पासवर्ड ठेवा. तो 5 मिनिटे चालेल. तो कोणालाही सांगू नका.\n\n@${host} #${code}`,
  phoneChanged: (digits, host) =>
    `तुमच्या Yantra खात्याचा मोबाइल नंबर बदलला आहे. नव्या नंबरचे शेवटचे अंक ${digits} आहेत. हे तुम्ही केले नसेल तर आम्हाला लिहा: ${host}/mr/contact-us`,
  expiryReminder: (plan, days, ends, host) =>
    `तुमचा Yantra प्लॅन ${plan} ${days === 1 ? '1 दिवसात' : `${days} दिवसांत`}, ${ends} रोजी संपेल. यंत्रे दिसत राहण्यासाठी येथे प्लॅन वाढवा: ${host}/mr`,
  leadAlert: (category, where, host) =>
    `कोणाला तरी यंत्र हवे आहे (${category}): ${where}. कोण ते पाहा आणि उत्तर द्या: ${host}/mr/dashboard/leads - Yantra`,
};

export const alertMr: AlertWords = {
  more: (category, more) => `${category} आणि आणखी ${more}`,
  anywhere: 'भारत',
  from: (day) => `, ${day} पासून`,
  days: (days) => `, ${days} दिवस`,
  months: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
  characters: 201,
};
