import { defineEvent } from '../event.ts';
import { reasonIn, reviewedFacts } from './faults.ts';

/** Moderators hid a machine, ask to mend it, or show it again. */
export const machineReviewed = defineEvent({
  kind: 'machineReviewed',
  group: 'machines',
  sign: 'shield',
  facts: reviewedFacts,
  isUrgent: false,
  ways: { email: 'on', sms: 'never', whatsApp: 'off', push: 'on' },
  path: ({ machineId }) => `/dashboard/equipments-list/view/${machineId}`,
  words: {
    en: {
      name: 'Your machine was looked at',
      hint: 'Hidden, to be mended, or on show again',
      one: ({ machine, outcome, ...reason }) => ({
        title: { hidden: `${machine} is hidden`, mend: `Please mend ${machine}`, shown: `${machine} is on show again` }[
          outcome
        ],
        text: {
          hidden: `${reasonIn('en', reason)} Mend it; we then look at it again.`,
          mend: `${reasonIn('en', reason)} It stays on show meanwhile.`,
          shown: 'Renters find it while it is on a plan.',
        }[outcome],
      }),
      open: 'See the machine',
    },
    hi: {
      name: 'आपकी मशीन देखी गई',
      hint: 'छिपाई गई, सुधारनी है, या फिर दिख रही है',
      one: ({ machine, outcome, ...reason }) => ({
        title: {
          hidden: `${machine} छिपा दी गई है`,
          mend: `कृपया ${machine} की जानकारी सुधारें`,
          shown: `${machine} फिर दिख रही है`,
        }[outcome],
        text: {
          hidden: `${reasonIn('hi', reason)} सुधार दें, फिर हम दोबारा देखेंगे।`,
          mend: `${reasonIn('hi', reason)} तब तक मशीन दिखती रहेगी।`,
          shown: 'प्लान पर रहने तक ग्राहकों को मिलेगी।',
        }[outcome],
      }),
      open: 'मशीन देखें',
    },
    mr: {
      name: 'तुमचे यंत्र तपासले',
      hint: 'लपवले, सुधारायचे आहे, किंवा पुन्हा दिसते आहे',
      one: ({ machine, outcome, ...reason }) => ({
        title: {
          hidden: `${machine} लपवले आहे`,
          mend: `कृपया ${machine} ची माहिती सुधारा`,
          shown: `${machine} पुन्हा दिसते आहे`,
        }[outcome],
        text: {
          hidden: `${reasonIn('mr', reason)} सुधारा, मग आम्ही पुन्हा पाहू.`,
          mend: `${reasonIn('mr', reason)} तोवर यंत्र दिसत राहील.`,
          shown: 'प्लॅनवर असेपर्यंत ग्राहकांना सापडेल.',
        }[outcome],
      }),
      open: 'यंत्र पाहा',
    },
  },
});
