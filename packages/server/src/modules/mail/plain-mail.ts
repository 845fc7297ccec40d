import { randomUUID } from 'node:crypto';
import { escapeHtml, localePrefix } from '@yantra/domain';
import type { AccountMail, DrawnMail } from '@yantra/domain';
import type { DrawMail, Mail } from './mail.ts';
import type { SendMail } from './send-mail.ts';

export interface PlainMailParts {
  readonly mail: Mail;
  /** Absent if the server runs alone: pages then have only the words. */
  readonly drawMail: DrawMail | undefined;
  /** The site's address, e.g. `https://yantra.example.in`. */
  readonly siteOrigin: () => string;
}

/** Plain mails: codes, and changes of an account. Both parts say the same. */
export const plainMail = ({ mail, drawMail, siteOrigin }: PlainMailParts): SendMail => {
  return ({ to, locale, subject, text, code }) => {
    const contactAddress = `${siteOrigin()}${localePrefix(locale)}/contact-us`;
    const content: AccountMail = { kind: 'account', locale, subject, text, code, contactAddress };
    return mail.send({ ...(drawMail ?? plainDrawing)(content), to, kind: 'account', id: `account-${randomUUID()}` });
  };
};

/** Without a design: the words alone. */
export function plainDrawing(content: Parameters<DrawMail>[0]): DrawnMail {
  if (content.kind === 'account') return pageOf(content);
  const { locale, title, text, facts, note, way } = content;
  const lines = [
    text,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    note ?? '',
    `${way.label}: ${way.address}`,
  ];
  return pageOf({ locale, subject: title, text: lines.filter(Boolean).join('\n\n') });
}

const pageOf = ({ locale, subject, text }: Pick<AccountMail, 'locale' | 'subject' | 'text'>): DrawnMail => ({
  subject,
  text,
  html:
    `<!doctype html><html lang="${locale ?? 'en'}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body><main style="white-space:pre-wrap;font:16px/1.55 system-ui,sans-serif">${escapeHtml(text)}</main></body></html>`,
});
