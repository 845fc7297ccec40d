/** The screens that were drawn. */
import type { Face } from './face.ts';
import { facesOfOwners } from './faces-of-owners.ts';
import { facesOfVisitors } from './faces-of-visitors.ts';

export const faces: readonly Face[] = [...facesOfVisitors, ...facesOfOwners];

/** What was drawn and has no face here, each with what it waits for. */
export const notHere: Readonly<Record<string, string>> = {
  'developers, element, playground': 'the pages for developers are drawn with what they are about',
  'audit, radar, review-queue, customer-block': 'the admin’s own screens',
  'email-base': 'mails',
  'state-offline': 'pages that are opened without a line, which need what is kept on the device',
};
