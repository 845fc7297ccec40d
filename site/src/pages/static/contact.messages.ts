import type { LegalPage } from './paper.ts';

const paper: LegalPage = {
  title: 'Contact Us',
  description:
    'Call or write to Yantra: help with finding or listing a machine, complaints, privacy, and where we are.',
  keywords: 'Yantra contact, equipment rental helpline, grievance officer, Pune',
  lede: 'A person answers. Tell us the machine, the town and the date, and we take it from there.',
  parts: [
    {
      id: 'renting',
      heading: 'You need a machine',
      blocks: [
        'The quickest way is to [search for it](/equipments) and send a requirement from the [home page](/): owners near you answer by phone or e-mail. No account is needed.',
        'If you call us, have these at hand:',
        [
          'the machine, or the work it has to do;',
          'the town or PIN code where it is needed;',
          'from when, and for how many hours, days, weeks or months.',
        ],
      ],
    },
    {
      id: 'owning',
      heading: 'You own machines',
      blocks: [
        'Write to [hello@yantra.example](mailto:hello@yantra.example) with your town, the machines and their rents. What a plan costs and what it holds is told before anything is paid; when money comes back is in the [Refund Policy](/refund-policy).',
      ],
    },
    {
      id: 'wrong-listing',
      heading: 'Something is wrong with a listing',
      blocks: [
        'A wrong price, a machine that is not there, a picture that is not the owner’s: send us the address of its page and what is wrong. We look at it within 24 hours, and take it down while we check if somebody could come to harm by it.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        'Write to the Grievance Officer, Yantra, Pune, Maharashtra, at [grievance@yantra.example](mailto:grievance@yantra.example), as the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 and the Consumer Protection (E-Commerce) Rules, 2020 provide. You get a receipt within 24 hours and an answer within 15 days.',
        'The same address serves for questions about your data and for having it corrected or deleted; your rights are in the [Privacy Policy](/privacy-policy#rights).',
      ],
    },
  ],
};

/** The contact page. */
export const contact = {
  paper,
  ways: [
    {
      heading: 'Call',
      words: '+91 20 0000 0000',
      href: 'tel:+912000000000',
      text: 'At any hour, every day: a machine that stands still does not wait for office hours.',
    },
    {
      heading: 'Write',
      words: 'hello@yantra.example',
      href: 'mailto:hello@yantra.example',
      text: 'Answered within one working day.',
    },
    {
      heading: 'Complain',
      words: 'grievance@yantra.example',
      href: 'mailto:grievance@yantra.example',
      text: 'To the Grievance Officer: a receipt within 24 hours, an answer within 15 days.',
    },
  ],
} as const;
