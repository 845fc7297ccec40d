import type { LegalTexts } from './paper.ts';

/** The contact page. */
export const messages = {
  id: 'site.contact',
  description:
    'Call or write to Yantra: help with finding or listing a machine, complaints, privacy, and where we are.',
  keywords: 'Yantra contact, equipment rental helpline, grievance officer, Pune',
  lede: 'A person will answer. Tell us the machine, the town and the date, and we take it from there.',
  parts: {
    renting: {
      heading: 'You need a machine',
      blocks: [
        'The quickest way is to [search for it](search) and send a requirement from the [home page](home): owners near you answer by phone or e-mail. No account is needed.',
        'If you call us, have these at hand:',
        [
          'the machine, or the work it has to do;',
          'the town or PIN code where it is needed;',
          'from when, and for how many hours, days, weeks or months.',
        ],
      ],
    },
    owning: {
      heading: 'You own machines',
      blocks: [
        'Write to {hello} with your town, the machines and their rents. We tell you what a plan costs and what it holds before you pay anything; when you get money back is in the [Refund Policy](refund).',
      ],
    },
    'wrong-listing': {
      heading: 'Something is wrong with a listing',
      blocks: [
        'A wrong price, a machine that is not there, a picture that is not the owner’s: send us the address of its page and what is wrong. We look at it within 24 hours, and take it down while we check if somebody could come to harm by it.',
      ],
    },
    complaints: {
      heading: 'Complaints',
      blocks: [
        'Write to the Grievance Officer, Yantra, Pune, Maharashtra, at {grievance}, as the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 and the Consumer Protection (E-Commerce) Rules, 2020 provide. You get a receipt within 24 hours and an answer within 15 days.',
        'The same address serves for questions about your data and for having it corrected or deleted; your rights are in the [Privacy Policy](rights).',
      ],
    },
  },
  ways: {
    call: {
      heading: 'Call',
      text: 'At any hour, every day: a machine that stands still does not wait for office hours.',
    },
    write: { heading: 'Write', text: 'Answered within one working day.' },
    complain: {
      heading: 'Make a complaint',
      text: 'To the Grievance Officer: a receipt within 24 hours, an answer within 15 days.',
    },
  },
} as const satisfies LegalTexts & { readonly ways: object };
