/** The screens that were drawn. */
import type { Face } from './face.ts';
import { facesOfOwners } from './faces-of-owners.ts';
import { facesOfVisitors } from './faces-of-visitors.ts';

export const faces: readonly Face[] = [...facesOfVisitors, ...facesOfOwners];

/** What was drawn and has no face here, each with why. */
export const notHere: Readonly<Record<string, string>> = {
  'developers, element, playground': 'their journeys and Storybook have them',
  'audit, radar, review-queue, customer-block': 'the admin’s own screens: Storybook has them',
  'quotes, deal, inbox, quote-editor, agreement, fleet-calendar, rate-card, notifications':
    'they need two people or many days: Storybook has them',
  'email-base, email-quote': 'mails',
  'state-offline': 'pages that are opened without a line, which need what is kept on the device',
};
