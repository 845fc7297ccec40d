import { type LanguageCode, localeNamed, localePrefix } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { type Outgoing, SendFailed, type Sender } from '../notifications/index.ts';
import { noSuchTemplate, sendTemplate, WhatsAppError } from './cloud-api.ts';
import { templateNameOf } from './templates.ts';
import { rememberSent } from './whatsapp.queries.ts';
import type { WhatsAppSettings } from './whatsapp.settings.ts';

export interface WhatsAppSenderParts {
  readonly db: Db;
  readonly settings: WhatsAppSettings;
}

/** By a template message of the Cloud API: whoever did not write to us within a day may be sent nothing else. */
export const whatsAppSender = ({ db, settings }: WhatsAppSenderParts): Sender => ({
  async send(message) {
    const sent = await inLanguage(message, message.language, settings)
      .catch((error: unknown) => {
        // Not registered in the language: better in English than not at all.
        const isUnknown = error instanceof WhatsAppError && error.code === noSuchTemplate && message.language !== 'en';
        if (isUnknown) return inLanguage(message, 'en', settings);
        throw error;
      })
      .catch((error: unknown) => {
        throw error instanceof WhatsAppError ? new SendFailed(error.message, { ...error.how, cause: error }) : error;
      });
    // It has left: if this fails, no more is lost than the news that it did not arrive.
    await rememberSent(db, sent, message.id).catch(() => undefined);
  },
});

async function inLanguage(
  { event, phone, saying }: Outgoing,
  language: LanguageCode,
  settings: WhatsAppSettings,
): Promise<string> {
  const said = saying(language);
  if (said === undefined) throw new SendFailed('It has no text.', { mayHaveLeft: false, isFinal: true });
  const { title, text } = said;
  const path = `${localePrefix(localeNamed(language))}${said.path}`.slice(1);
  return sendTemplate(settings, { phone, template: templateNameOf(event), language, title, text, path });
}
