import { languageCode, localeNamed } from '@yantra/domain';
import { type Sms, SmsFailed } from '../sms/index.ts';
import { SendFailed, type Sender } from './sender.ts';

/** By text message, in English where a text is not registered in the person's language. */
export const smsSender = (sms: Pick<Sms, 'send' | 'localeFor'>): Sender => ({
  async send({ phone, event, language, saying }) {
    const kind = event.smsName ?? event.kind;
    const locale = sms.localeFor(kind, localeNamed(language));
    const said = saying(languageCode(locale))?.sms();
    if (said === undefined) throw new SendFailed('It has no text.', { mayHaveLeft: false, isFinal: true });
    try {
      await sms.send({ phone, kind, locale, ...said });
    } catch (error) {
      if (!(error instanceof SmsFailed)) throw error;
      const { mayHaveLeft, retryAfterSeconds = 0 } = error;
      throw new SendFailed(error.code, { mayHaveLeft, retryAfterMs: retryAfterSeconds * 1000 });
    }
  },
});
