import type { LegalTexts } from './paper.ts';

/** spec/dashboard.md, "Static pages": processing takes 1 to 2 days, last updated 29-01-2025. */
export const messages = {
  id: 'site.refund',
  description:
    'When a payment for a Yantra plan is refunded, how to ask for it, and that processing takes 1 to 2 days.',
  keywords: 'Yantra refund, plan cancellation, payment failed, refund time',
  day: '29 January',
  lede: 'Refunds are processed in 1 to 2 days and go back the way the money came.',
  parts: {
    what: {
      heading: 'What this policy covers',
      blocks: [
        'The only payments on Yantra are those of owners for a plan that lists their machines. Looking, searching and sending a requirement cost nothing.',
        'The rent of a machine, a deposit or transport is agreed and paid between renter and owner. That money never passes through Yantra, so Yantra cannot refund it; ask the owner, and tell us if you cannot agree.',
      ],
    },
    when: {
      heading: 'When you get your money back',
      blocks: [
        'In full, without a reason to give:',
        [
          'a payment was taken and the plan did not start;',
          'the same plan was paid for twice;',
          'a late payment arrived when the machines it was for could no longer be put on the plan;',
          'more was taken than the price that was shown.',
        ],
        'The first three are found by our system itself, which checks every open payment against the payment company’s records: such a refund starts without your asking.',
      ],
    },
    'when-not': {
      heading: 'When you do not',
      blocks: [
        'Once a plan has started and its machines are shown, its price is not refunded, in part or in whole, because fewer requirements came than hoped, because a machine was sold or rented elsewhere, or because machines were taken down for breaking the [Terms and Conditions](terms). A plan ends by itself; nothing is renewed or taken without you.',
        'Nothing here takes away what the Consumer Protection Act, 2019 gives you, above all where the service was not what was promised.',
      ],
    },
    how: {
      heading: 'How to ask',
      blocks: [
        'Write to {hello} from your registered e-mail address, or call {phone}, within 30 days of the payment, with the order number or the date and amount. Never send a card number, an OTP or a UPI PIN: we do not need them and never ask for them.',
      ],
    },
    'how-long': {
      heading: 'How long it takes',
      blocks: [
        'We decide and process a refund in 1 to 2 days, and tell you by e-mail when it is on its way. It goes to the card, account or UPI address that paid, through the payment company; your bank may take up to 7 working days more to show it.',
        'GST that was charged is refunded with the price, and you get a credit note for it.',
      ],
    },
    complaint: {
      heading: 'If it did not arrive, or you disagree',
      blocks: [
        'Write to the Grievance Officer at {grievance}; all ways to reach us are on [Contact Us](contact). You can also turn to the National Consumer Helpline at 1915.',
      ],
    },
  },
} as const satisfies LegalTexts;
