import { fullNameLength, jobLimits, lengths } from '@yantra/domain';

/** Asking the owner of a machine for a quote, in English. */
export const messages = {
  id: 'deals.ask',
  title: 'Ask for a quote',
  titleAll: (count: number): string => `Ask for quotes for ${count} machines`,
  goes: 'It goes to the owner of this machine alone. Your number is shown once you accept a quote.',
  goesToAll:
    'One request to the owners of all these machines: they answer with quotes side by side, on one page. Your number is shown once you accept one.',
  someGone: (count: number): string =>
    count === 1
      ? 'One machine is not listed any more: it is left out.'
      : `${count} machines are not listed any more: they are left out.`,
  form: 'Your request for a quote',
  job: 'The job',
  you: 'You',
  fields: {
    jobFrom: 'From which day',
    jobDays: 'For how many days',
    jobHours: 'Hours a day',
    jobOperator: 'Operator',
    jobPlace: 'Where',
    details: 'What is to be done',
    fullName: 'Full name',
    email: 'E-mail',
    phone: 'Mobile number',
  },
  placePlaceholder: 'Hadapsar, near the canal',
  detailsPlaceholder: 'Basement, hard murum; the gate is 3 m wide',
  namePlaceholder: 'Sunita Jadhav',
  emailPlaceholder: 'name@example.com',
  phonePlaceholder: '98765 43210',
  takenSome: (count: number, all: number): string =>
    `${count} of these ${all} machines ${count === 1 ? 'is' : 'are'} not free on all of your days.`,
  askAnyway: 'You can ask all the same: the owner may offer other days or another machine.',
  operators: { unsaid: 'Not decided', needed: 'I need one', own: 'I have my own' },
  wrong: {
    jobFrom: 'Please choose a day from today on, within a year.',
    jobDays: `How many days is a whole number from 1 to ${jobLimits.days}.`,
    jobHours: `Hours a day are a whole number from 1 to ${jobLimits.hours}.`,
    jobOperator: 'Please choose whether you need an operator.',
    jobPlace: `${jobLimits.place} characters at most, please.`,
    details: `${lengths.requirement} characters at most, please.`,
    fullName: `Please enter your full name, with at most ${fullNameLength} characters.`,
    email: 'Please enter a valid e-mail address, like name@example.com.',
    phone: 'Please enter a valid 10-digit mobile number.',
  },
  consent: 'By sending you agree that the owner may write to you, and call you once you accept.',
  next: 'Next, a code to your phone shows that it is yours.',
  send: 'Ask for a quote',
  sending: 'Sending …',
  notSent: 'Your request was not sent.',
  noMachine: 'Which machine?',
  noMachineText: 'Open a machine’s page and press “Ask for a quote” there.',
  goneMachine: 'This machine is not listed any more',
  goneMachineText: 'Other machines of its kind are.',
  find: 'Find machines',
  back: 'Back to the machine',
  confirmTitle: 'Is this your phone?',
  confirmText:
    'A code by SMS shows that it is. The owner is asked then, and you get a page of your own with all answers.',
  confirm: 'Confirm',
  confirming: 'Checking …',
  yourPhone: 'your phone',
  gone: 'This request waits no longer',
  goneText: 'It was confirmed already, or it was never sent. Its page came by SMS; else ask anew.',
} as const;
