import type { AccountMail, DrawnMail, PurchasedMail } from '@yantra/domain';
import { drawAccount } from './account.ts';
import { drawLetter } from './frame.ts';
import { purchasedLetter } from './purchased.ts';

export type { AccountMail, DrawnMail, PurchasedMail };

/** The content of a mail. */
export type MailContent = PurchasedMail | AccountMail;

/** Renders a mail. @throws TypeError for an address that is not an http or https link */
export const drawMail = (content: MailContent): DrawnMail =>
  content.kind === 'account' ? drawAccount(content) : drawLetter(purchasedLetter(content));
