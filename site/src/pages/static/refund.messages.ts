import type { LegalPage } from './paper.ts';

/** spec/dashboard.md, "Static pages": processing takes 1 to 2 days, last updated 29-01-2025. */
export const refund: LegalPage = {
  title: 'Refund Policy',
  description:
    'When a payment for a Yantra plan is refunded, how to ask for it, and that processing takes 1 to 2 days.',
  keywords: 'Yantra refund, plan cancellation, payment failed, refund time',
  updated: { shown: '29-01-2025', words: '29 January', date: '2025-01-29' },
  lede: 'Refunds are processed in 1 to 2 days and go back the way the money came.',
  parts: [
    {
      id: 'what',
      heading: 'What this policy covers',
      blocks: [
        'The only payments on Yantra are those of owners for a plan that lists their machines. Looking, searching and sending a requirement cost nothing.',
        'The rent of a machine, a deposit or transport is agreed and paid between renter and owner. That money never passes through Yantra, so Yantra cannot refund it; ask the owner, and tell us if you cannot agree.',
      ],
    },
    {
      id: 'when',
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
    {
      id: 'when-not',
      heading: 'When you do not',
      blocks: [
        'Once a plan has started and its machines are shown, its price is not refunded, in part or in whole, because fewer requirements came than hoped, because a machine was sold or rented elsewhere, or because machines were taken down for breaking the [Terms and Conditions](/terms-and-conditions). A plan ends by itself; nothing is renewed or taken without you.',
        'Nothing here takes away what the Consumer Protection Act, 2019 gives you, above all where the service was not what was promised.',
      ],
    },
    {
      id: 'how',
      heading: 'How to ask',
      blocks: [
        'Write to [hello@yantra.example](mailto:hello@yantra.example) from your registered e-mail address, or call +91 20 0000 0000, within 30 days of the payment, with the order number or the date and amount. Never send a card number, an OTP or a UPI PIN: we do not need them and never ask for them.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long it takes',
      blocks: [
        'We decide and process a refund in 1 to 2 days, and tell you by e-mail when it is on its way. It goes to the card, account or UPI address that paid, through the payment company; your bank may take up to 7 working days more to show it.',
        'GST that was charged is refunded with the price, and you get a credit note for it.',
      ],
    },
    {
      id: 'complaint',
      heading: 'If it did not arrive, or you disagree',
      blocks: [
        'Write to the Grievance Officer at [grievance@yantra.example](mailto:grievance@yantra.example); all ways to reach us are on [Contact Us](/contact-us). You can also turn to the National Consumer Helpline at 1915.',
      ],
    },
  ],
};
