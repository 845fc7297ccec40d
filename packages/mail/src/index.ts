import type { AccountMail, DrawnMail, NewsMail, PurchasedMail } from '@yantra/domain';
import { drawAccount } from './account.ts';
import { drawLetter } from './frame.ts';
import { newsLetter } from './news.ts';
import { purchasedLetter } from './purchased.ts';

export type { AccountMail, DrawnMail, NewsMail, PurchasedMail };

/** The content of a mail. */
export type MailContent = PurchasedMail | AccountMail | NewsMail;

/** Renders a mail. @throws TypeError for an address that is not an http or https link */
export function drawMail(content: MailContent): DrawnMail {
  if (content.kind === 'account') return drawAccount(content);
  return drawLetter(content.kind === 'news' ? newsLetter(content) : purchasedLetter(content));
}
