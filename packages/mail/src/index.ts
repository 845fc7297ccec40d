import { type AccountMail, drawAccount } from './account.ts';
import { drawLetter } from './frame.ts';
import type { DrawnMail } from './letter.ts';
import { purchasedLetter, type PurchasedMail } from './purchased.ts';

export type { AccountMail, DrawnMail, PurchasedMail };

/** The content of a mail. */
export type MailContent = PurchasedMail | AccountMail;

/** Renders a mail. @throws TypeError for an address that is not an http or https link */
export const drawMail = (content: MailContent): DrawnMail =>
  content.kind === 'account' ? drawAccount(content) : drawLetter(purchasedLetter(content));
