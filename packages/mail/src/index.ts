import { type AccountMail, drawAccount } from './account.ts';
import { drawLetter } from './frame.ts';
import type { DrawnMail } from './letter.ts';
import { purchasedLetter, type PurchasedMail } from './purchased.ts';

export type { AccountMail, DrawnMail, PurchasedMail };

/** What a mail may tell. */
export type MailContent = PurchasedMail | AccountMail;

/** Draws a mail. @throws TypeError for an address that is no http or https link */
export const drawMail = (content: MailContent): DrawnMail =>
  content.kind === 'account' ? drawAccount(content) : drawLetter(purchasedLetter(content));
