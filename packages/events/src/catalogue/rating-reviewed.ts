import { defineEvent } from '../event.ts';
import { reasonIn, reviewedFacts } from './faults.ts';

/** Moderators hid somebody's rating, ask to mend it, or show it again. */
export const ratingReviewed = defineEvent({
  kind: 'ratingReviewed',
  group: 'machines',
  sign: 'shield',
  facts: reviewedFacts,
  isUrgent: false,
  ways: { email: 'on', sms: 'never', whatsApp: 'off', push: 'off' },
  path: ({ machineId }) => `/dashboard/recently-visited?rate=${machineId}`,
  words: {
    en: {
      name: 'Your review was looked at',
      hint: 'Hidden, to be mended, or on show again',
      one: ({ machine, outcome, ...reason }) => ({
        title: {
          hidden: `Your review of ${machine} is hidden`,
          mend: `Please mend your review of ${machine}`,
          shown: `Your review of ${machine} is on show again`,
        }[outcome],
        text: {
          hidden: `${reasonIn('en', reason)} Change it; we then look at it again.`,
          mend: `${reasonIn('en', reason)} It stays on show meanwhile.`,
          shown: 'Thank you for helping other renters.',
        }[outcome],
      }),
      open: 'See your review',
    },
    hi: {
      name: 'आपकी समीक्षा देखी गई',
      hint: 'छिपाई गई, सुधारनी है, या फिर दिख रही है',
      one: ({ machine, outcome, ...reason }) => ({
        title: {
          hidden: `${machine} की आपकी समीक्षा छिपा दी गई है`,
          mend: `कृपया ${machine} की अपनी समीक्षा सुधारें`,
          shown: `${machine} की आपकी समीक्षा फिर दिख रही है`,
        }[outcome],
        text: {
          hidden: `${reasonIn('hi', reason)} बदल दें, फिर हम दोबारा देखेंगे।`,
          mend: `${reasonIn('hi', reason)} तब तक वह दिखती रहेगी।`,
          shown: 'दूसरे ग्राहकों की मदद के लिए धन्यवाद।',
        }[outcome],
      }),
      open: 'अपनी समीक्षा देखें',
    },
    mr: {
      name: 'तुमचा अभिप्राय तपासला',
      hint: 'लपवला, सुधारायचा आहे, किंवा पुन्हा दिसतो आहे',
      one: ({ machine, outcome, ...reason }) => ({
        title: {
          hidden: `${machine} बद्दलचा तुमचा अभिप्राय लपवला आहे`,
          mend: `कृपया ${machine} बद्दलचा तुमचा अभिप्राय सुधारा`,
          shown: `${machine} बद्दलचा तुमचा अभिप्राय पुन्हा दिसतो आहे`,
        }[outcome],
        text: {
          hidden: `${reasonIn('mr', reason)} बदला, मग आम्ही पुन्हा पाहू.`,
          mend: `${reasonIn('mr', reason)} तोवर तो दिसत राहील.`,
          shown: 'इतर ग्राहकांना मदत केल्याबद्दल धन्यवाद.',
        }[outcome],
      }),
      open: 'तुमचा अभिप्राय पाहा',
    },
  },
});
