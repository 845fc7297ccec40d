import { localeNamed, localePrefix } from '@yantra/domain';
import type { Keyrings } from '../../keys/keyring.ts';
import { type DrawMail, type Mail, MailFailed } from '../mail/index.ts';
import { choicesPath, isChoosable } from './choosing.ts';
import { type Outgoing, SendFailed, type Sender } from './sender.ts';
import { stopToken, unsubscribePath } from './stop-token.ts';

export interface MailSenderParts {
  readonly mail: Mail;
  readonly drawMail: DrawMail;
  /** The origin of links. */
  readonly siteOrigin: () => string;
  readonly keys: Keyrings;
}

/** By e-mail. A mail that may have left is sent again under the same id, so that mail programs show it once. */
export const mailSender = (parts: MailSenderParts): Sender => ({
  async send(message) {
    const stopAddress = await stopAddressOf(message, parts);
    const content = contentOf(message, parts, stopAddress);
    if (content === undefined) throw new SendFailed('It has no text.', { mayHaveLeft: false, isFinal: true });
    const { event, email, id } = message;
    try {
      await parts.mail.send({ ...parts.drawMail(content), to: email, kind: event.kind, id: `news-${id}`, stopAddress });
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      throw new SendFailed(error.message, { mayHaveLeft: error.mayHaveLeft });
    }
  },
});

function contentOf(
  { language, name, saying }: Outgoing,
  { siteOrigin }: MailSenderParts,
  stopAddress: string | undefined,
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
    ...(stopAddress !== undefined && { stopAddress }),
    choicesAddress: site + choicesPath,
    contactAddress: `${site}/contact-us`,
  };
}

/** Where such mails are switched off; undefined for those that always come. */
async function stopAddressOf({ event, userId, language }: Outgoing, { keys, siteOrigin }: MailSenderParts) {
  if (!isChoosable(event, 'email')) return undefined;
  const token = stopToken({ userId, kind: event.kind }, (await keys('unsubscribe').keys()).signing());
  return `${siteOrigin()}${localePrefix(localeNamed(language))}${unsubscribePath}?t=${token}`;
}
