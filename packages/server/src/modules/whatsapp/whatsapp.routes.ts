import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../database/types.ts';
import { signedIn, takeBytes } from '../../http/bodies.ts';
import { isSignedByWhatsApp, newsIn, type WhatsAppNews } from './whatsapp-news.ts';
import * as queries from './whatsapp.queries.ts';
import type { WhatsAppSettings } from './whatsapp.settings.ts';

/** Where WhatsApp tells what people wrote, and what became of messages. */
export const whatsAppPath = '/webhooks/whatsapp';
/* As documented. */
const mostBytes = 3 * 1024 * 1024;

export interface WhatsAppRouteParts extends DbAndClock {
  readonly settings: WhatsAppSettings;
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
};

/** GET proves once that the address is ours; POST takes signed news, and may get the same twice. */
export function whatsAppRoutes(app: FastifyInstance, { db, clock, settings }: WhatsAppRouteParts): void {
  app.get(whatsAppPath, async ({ query }, reply) => {
    const asked = query as Readonly<Record<string, unknown>>;
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = asked;
    const isOurs = mode === 'subscribe' && typeof token === 'string' && isSame(token, settings.verifyToken);
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!isOurs || typeof challenge !== 'string' || !/^[\w-]{1,200}$/.test(challenge)) return reply.code(403).send('');
    return reply.send(challenge);
  });
  takeBytes(app, (scope) =>
    scope.post(whatsAppPath, { bodyLimit: mostBytes }, async (request, reply) => {
      const { raw, header } = signedIn(request);
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      if (!isSignedByWhatsApp(raw, header('x-hub-signature-256'), settings.appSecret)) return reply.code(403).send('');
      await take(newsIn(raw, settings.phoneId), { db, clock });
      return reply.send('');
    }),
  );
}

async function take({ wishes, statuses }: WhatsAppNews, { db, clock }: DbAndClock): Promise<void> {
  // In order: who writes STOP and then START wants them.
  for (const { phone, wish } of wishes) {
    await (wish === 'stop' ? queries.stopAll(db, phone, clock.now()) : queries.startAgain(db, phone));
  }
  for (const { id, status, errors = [] } of statuses) {
    if (status === 'failed') {
      await queries.markFailed(db, id, `WhatsApp took it and then refused it, error ${errors[0]?.code ?? 'unknown'}.`);
    }
  }
  const arrived = statuses.filter(({ status }) => status === 'delivered' || status === 'read');
  await queries.forgetSent(
    db,
    arrived.map(({ id }) => id),
  );
}
