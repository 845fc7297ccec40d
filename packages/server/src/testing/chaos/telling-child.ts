/**
 * A process that does nothing but tell people of events, for tests that kill it and benches: it plans and sends until it is ended, by ways that ask a provider
 * over HTTP, or without one pretends to, for `ANSWERS_AFTER` milliseconds. Its clock is the file `CLOCK`, in milliseconds; without one the machine's.
 */
import { readFileSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { OutsideWay } from '@yantra/events';
import { openDatabase } from '../../database/open.ts';
import { createNotifications } from '../../modules/notifications/notifications.service.ts';
import { type Outgoing, SendFailed } from '../../modules/notifications/sender.ts';

process.on('disconnect', () => process.exit(0));
const {
  DATABASE_URL: databaseUrl = '',
  PROVIDER_URL: provider = '',
  ANSWERS_AFTER: answersAfter,
  CLOCK: file,
} = process.env;
const database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 4 });
const now = () => new Date(file === undefined ? Date.now() : Number(readFileSync(file, 'utf8')));

let began = 0;

/** A provider that refuses says so; one that goes away, or is silent, may have sent it. */
async function send({ id, way, event, lostAnswers, tries }: Outgoing): Promise<void> {
  if (provider === '') {
    await setTimeout(Number(answersAfter));
    return;
  }
  const facts = { id, way, kind: event.kind, isUrgent: event.isUrgent, lostAnswers, tries, began, at: now().getTime() };
  const answer = await fetch(provider, {
    method: 'POST',
    body: JSON.stringify(facts),
    signal: AbortSignal.timeout(500),
  }).catch((cause: unknown) => {
    const isRefused = (cause as { cause?: { code?: unknown } }).cause?.code === 'ECONNREFUSED';
    throw new SendFailed('No answer.', { mayHaveLeft: !isRefused });
  });
  if (!answer.ok) throw new SendFailed(`It answered ${answer.status}.`, { mayHaveLeft: false });
}

const ways = ['email', 'sms', 'push'] as const satisfies readonly OutsideWay[];
const notifications = createNotifications({
  db: database.db,
  clock: { now },
  logger: { warn: () => undefined },
  senders: new Map(ways.map((way) => [way, { send }])),
  gates: {},
  siteOrigin: () => 'https://yantra.example',
  cityName: () => 'Pune',
});
process.send?.('ready');
for (;;) {
  began = now().getTime();
  const sent = await notifications.work();
  await (sent === 0 ? setTimeout(20) : setImmediate());
}
