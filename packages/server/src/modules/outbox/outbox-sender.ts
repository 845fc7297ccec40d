import { localeNamed, localePrefix } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { type Outgoing, SendFailed, type Sender } from '../notifications/index.ts';

/** Stands in for a way without a provider: storing is sending. */
export const outboxSender = (parts: DbAndClock): Sender => ({ send: (message) => keep(message, parts) });

/** The same for pushes, which need no provider: they also go to the browsers that there are. */
export const alsoInOutbox = (parts: DbAndClock, sender: Sender): Sender => ({
  async send(message) {
    await keep(message, parts);
    await sender.send(message);
  },
});

async function keep(message: Outgoing, { db, clock }: DbAndClock): Promise<void> {
  const { id, way, event, language, name, phone, saying } = message;
  const said = saying(language);
  if (said === undefined) throw new SendFailed('It has no text.', { mayHaveLeft: false, isFinal: true });
  if (way !== 'whatsApp' && way !== 'push') throw new TypeError(`The outbox keeps ${way} elsewhere.`);
  const { title, text, path, open } = said;
  await db
    .insertInto('outbox_messages')
    .values({
      id,
      way,
      address: way === 'whatsApp' ? phone : name,
      kind: event.kind,
      title,
      text,
      path: localePrefix(localeNamed(language)) + path,
      button: open,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
