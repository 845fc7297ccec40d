/** Texts of one deal of an owner. */
export const messages = {
  id: 'dashboard.deal',
  title: 'Request for a quote',
  loading: 'Loading...',
  tabs: 'What is shown',
  hire: 'The hire',
  messages: (unread: number) => (unread > 0 ? `Messages, ${unread} new` : 'Messages'),
  call: (phone: string) => `Call ${phone}`,
  whatsApp: 'WhatsApp',
  whatsAppText: (name: string, machine: string) => `Hello ${name}, about your request on Yantra: ${machine}`,
  sendQuote: 'Send quote',
  sendAnother: 'Change the quote',
  sendAgain: 'Send a new quote',
  asAdmin: 'You read this as an admin, as its owner sees it.',
  hires: (count: number) =>
    count === 0
      ? 'Has not hired here yet'
      : count === 1
        ? 'Has hired once'
        : count === 2
          ? 'Has hired twice'
          : `Has hired ${count} times`,
  track: 'Where this hire stands',
  steps: {
    asked: 'Asked',
    quoted: (version: number) => `Quoted, version ${version}`,
    toQuote: 'Your quote',
    accepted: 'Accepted',
    starts: 'Start',
    done: 'Done',
    doneStep: 'Done:',
    nowStep: 'Now:',
    nextStep: 'Later:',
  },
  need: 'What is needed',
  machine: 'Machine',
  noDetails: 'Nothing more was written.',
  agreement: (number: string) => `Agreement ${number}`,
  confirmed: (moment: string) => `Both confirmed, ${moment}`,
  cancelled: (moment: string) => `Cancelled, ${moment}`,
  pdf: 'Agreement (PDF)',
  loadingPdf: 'Loading …',
  pdfFailed: (message: string) => `The agreement could not be loaded. ${message}`,
  filesHere: 'Files can be loaded on the marketplace’s own pages alone.',
  hash: (start: string, end: string) => `SHA-256 ${start} … ${end}`,
  cost: 'What it costs',
  version: (version: number) => `Version ${version}`,
  terms: 'Terms',
  noQuote: 'No quote yet.',
  conversation: (name: string) => `Messages with ${name}`,
  deeds: {
    decline: { act: 'Decline', title: 'Decline this request?', text: 'The renter is told why. It cannot be undone.' },
    takeBack: {
      act: 'Take the quote back',
      title: 'Take the quote back?',
      text: 'The renter is told why, the machine is free again, and you can send them no other quote. To correct a mistake, change the quote.',
    },
    cancel: {
      act: 'Cancel this hire',
      title: 'Cancel this hire?',
      text: 'The renter is told why. The days are free again, and the agreement is marked as cancelled.',
    },
  },
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Please choose a reason.',
  words: 'In your own words',
  wordsHint: 'The renter reads them.',
  keep: 'Keep it',
  done: 'Done',
  why: (label: string, reason: string) => `${label}: ${reason}`,
} as const;
