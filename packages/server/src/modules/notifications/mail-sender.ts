import { localeNamed, localePrefix } from '@yantra/domain';
import { type DrawMail, type Mail, MailFailed } from '../mail/index.ts';
import { type Outgoing, SendFailed, type Sender } from './sender.ts';

export interface MailSenderParts {
  readonly mail: Mail;
  readonly drawMail: DrawMail;
  /** The origin of links. */
  readonly siteOrigin: () => string;
}

/** Where a person chooses what reaches them. */
const choicesPath = '/dashboard/settings/notifications';

/** By e-mail. A mail that may have left is sent again under the same id, so that mail programs show it once. */
export const mailSender = (parts: MailSenderParts): Sender => ({
  async send(message) {
    const content = contentOf(message, parts);
    if (content === undefined) throw new SendFailed('It has no text.', { mayHaveLeft: false, isFinal: true });
    const { event, email, id } = message;
    try {
      await parts.mail.send({ ...parts.drawMail(content), to: email, kind: event.kind, id: `news-${id}` });
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      throw new SendFailed(error.message, { mayHaveLeft: error.mayHaveLeft });
    }
  },
});

function contentOf(
  { language, name, saying }: Outgoing,
  { siteOrigin }: MailSenderParts,
): Parameters<DrawMail>[0] | undefined {
  const said = saying(language);
  if (said === undefined) return undefined;
  const locale = localeNamed(language);
  const site = siteOrigin() + localePrefix(locale);
  const { title, text, path, open } = said;
  return {
    kind: 'news',
    locale,
    name,
    title,
    text,
    facts: [],
    ...said.mail(),
    way: { label: open, address: site + path },
    choicesAddress: site + choicesPath,
    contactAddress: `${site}/contact-us`,
  };
}
