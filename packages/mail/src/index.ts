import type { AccountMail, DrawnMail, NewsMail } from '@yantra/domain';
import { drawAccount } from './account.ts';
import { drawLetter } from './frame.ts';
import { newsLetter } from './news.ts';

export type { AccountMail, DrawnMail, NewsMail };

/** The content of a mail. */
export type MailContent = AccountMail | NewsMail;

/** Renders a mail. @throws TypeError for an address that is not an http or https link */
export function drawMail(content: MailContent): DrawnMail {
  return content.kind === 'account' ? drawAccount(content) : drawLetter(newsLetter(content));
}
