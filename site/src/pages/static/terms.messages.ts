import type { LegalTexts } from './paper.ts';

/** spec/dashboard.md, "Static pages": dated 09-10-2024; disputes fall under courts in Pune, India. */
export const messages = {
  id: 'site.terms',
  description:
    'The terms for using Yantra: what it does and does not do, what renters and owners promise, liability, courts in Pune.',
  keywords: 'Yantra terms, equipment rental terms, conditions of use, Pune courts',
  day: '9 October',
  lede: 'Yantra shows machines and brings their owners and those who need them together. The renting itself is between the two of them.',
  short: [
    'Prices are what owners ask. Look at the machine and its papers before you pay.',
    'When you send a requirement, owners of fitting machines may call or write to you.',
  ],
  parts: {
    agreement: {
      heading: 'These terms',
      blocks: [
        'By using this site, or a part of it on another company’s page, you agree to these terms, to the [Privacy Policy](privacy) and, if you pay for a plan, to the [Refund Policy](refund). They are an electronic record under the Information Technology Act, 2000 and need no signature. If you do not agree, please do not use Yantra.',
        'You must be at least 18 years old and able to make a contract under the Indian Contract Act, 1872. If you act for a company, you confirm that you may.',
      ],
    },
    service: {
      heading: 'What Yantra does, and does not do',
      blocks: [
        'Yantra is an intermediary. Owners list machines; renters search them and send requirements; each can then reach the other.',
        [
          'Yantra owns, operates, delivers and insures no machine, and employs no operator.',
          'Yantra is no party to a rental. Price, time, transport, fuel, operator, deposit, insurance and damage are agreed between owner and renter, best in writing.',
          'Prices on the site are what owners ask, each with its unit (hour, day, week or month). Taxes and transport come on top unless the owner says otherwise.',
          'Ratings and reviews are their writers’ own.',
        ],
      ],
    },
    renters: {
      heading: 'If you look for a machine',
      blocks: [
        [
          'Send requirements that you mean, with your own name, phone number and e-mail address. By sending one you agree that owners of fitting machines call or write to you about it.',
          'Before you pay or start, look at the machine and its papers: registration certificate, insurance, fitness, and the operator’s licence where the law asks for one.',
          'Use a machine for what it was made for, and as the law and its maker say.',
        ],
      ],
    },
    owners: {
      heading: 'If you list machines',
      blocks: [
        [
          'List only machines that you own or may rent out, with true names, years, prices, places, papers and pictures of your own.',
          'Keep the status true: a machine that is on rent or away says so.',
          'Hold the registration, insurance, permits and tax registrations that your business needs.',
          'Use a renter’s details to answer that renter’s requirement, and for nothing else.',
          'Plans have a price, a period and a number of machines, all shown before payment with 18 % GST included. A plan ends with its period and is not renewed by itself.',
        ],
      ],
    },
    account: {
      heading: 'Your account',
      blocks: [
        'An account belongs to one person, whose phone number is verified. Keep the password to yourself; nobody at Yantra asks for it or for an OTP. Tell us at once if somebody else has used your account. You may close it whenever you like.',
      ],
    },
    conduct: {
      heading: 'What nobody may do here',
      blocks: [
        'As the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 ask of us, we tell you: do not put on Yantra, or send through it, anything that',
        [
          'belongs to somebody else and which you have no right to, or infringes a patent, trademark, copyright or other right;',
          'is false or misleading, or passes you off as somebody else;',
          'is obscene, defamatory, hateful, or harmful to children, or invades somebody’s privacy;',
          'threatens the unity, security or public order of India, or breaks any law in force;',
          'holds a virus, or is meant to disturb or overload the site, or to collect people’s data from it by machine.',
        ],
        'We may take such things down, and suspend or close accounts for it. We act on an order of a court or of the Government within the time the law sets.',
      ],
    },
    content: {
      heading: 'What you put here, and what is ours',
      blocks: [
        'Your words and pictures stay yours. You let Yantra store them, fit them to screens and show them on this site and on partners’ pages that show our list, for as long as they are listed.',
        'The name, the mark, the drawings and the software of Yantra are ours or used under licence. Names and data of places come from GeoNames (CC BY 4.0), the base map from Natural Earth and svg-maps. Makers’ names belong to the makers and are used to say what a machine is.',
      ],
    },
    liability: {
      heading: 'What we answer for',
      blocks: [
        'We run the site with care, but cannot promise that it is always there or free of mistakes, nor that a machine is as its owner describes it. As an intermediary under section 79 of the Information Technology Act, 2000 we do not answer for what others put here, as long as we act as that section asks.',
        'We do not answer for loss that arises between owner and renter, nor for lost work, crops, profit or time. Where we answer for a loss at all, it is for no more than what you paid to Yantra in the twelve months before it. None of this limits what cannot be limited by law, such as fraud, or the rights of a consumer under the Consumer Protection Act, 2019.',
        'If a claim is made against Yantra because you broke these terms or the law, you make good what it costs us.',
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: [
        'When these terms change, the date above changes, and holders of an account are told before the change counts. What was paid for before stays under the terms of its day.',
      ],
    },
    law: {
      heading: 'Law and courts',
      blocks: [
        'These terms follow the law of India. Disputes fall under the courts in Pune, India, alone, save where the law lets a consumer sue elsewhere. Please write to our [Grievance Officer](complaints) first: most things are settled sooner that way.',
      ],
    },
  },
} as const satisfies LegalTexts;
