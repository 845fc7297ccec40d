import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** An admin has unblocked the account. */
export const accountUnblocked = defineEvent({
  kind: 'accountUnblocked',
  group: 'security',
  sign: 'done',
  facts: z.object({}),
  isUrgent: true,
  ways: { email: 'always', sms: 'always', whatsApp: 'never', push: 'never' },
  path: () => '/log-in',
  smsVariables: (_all, { host }) => ({ host }),
  words: {
    en: {
      name: 'Account open again',
      hint: 'Cannot be switched off',
      one: () => ({
        title: 'Your Yantra account is open again',
        text: 'You can log in as before. Your machines on a running plan are on the lists again.',
      }),
      open: 'Log in',
      sms: 'Your Yantra account is open again. Log in as before at {host}/log-in',
    },
    hi: {
      name: 'खाता फिर खुला',
      hint: 'बंद नहीं किया जा सकता',
      one: () => ({
        title: 'आपका Yantra खाता फिर खुल गया है',
        text: 'पहले की तरह लॉग इन करें। जिन मशीनों का प्लान चल रहा है, वे फिर सूची में दिख रही हैं।',
      }),
      open: 'लॉग इन करें',
      sms: 'आपका Yantra खाता फिर खुल गया है। पहले की तरह लॉग इन करें: {host}/hi/log-in',
    },
    mr: {
      name: 'खाते पुन्हा सुरू',
      hint: 'बंद करता येत नाही',
      one: () => ({
        title: 'तुमचे Yantra खाते पुन्हा सुरू झाले आहे',
        text: 'पूर्वीसारखे लॉग इन करा. ज्या यंत्रांचा प्लॅन सुरू आहे, ती पुन्हा यादीत दिसत आहेत.',
      }),
      open: 'लॉग इन करा',
      sms: 'तुमचे Yantra खाते पुन्हा सुरू झाले आहे. पूर्वीसारखे लॉग इन करा: {host}/mr/log-in',
    },
  },
});
