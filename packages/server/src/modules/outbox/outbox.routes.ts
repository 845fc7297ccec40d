import { getOutbox } from '@yantra/contract/calls';
import { parsePhone } from '@yantra/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall } from '../../http/bind.ts';
import { isFromThisMachine } from '../../http/outside.ts';
import { prefixes } from '../../http/paths.ts';
import { isUuid } from '../../uuid.ts';
import { outboxPage, outboxPaths, outboxWays } from './outbox-page.ts';
import { outboxSheet } from './outbox-sheet.ts';
import type { Outbox } from './outbox.service.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/* A mail is drawn with styles of its own, and runs nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";
const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export const outboxCalls = (outbox: Outbox): BoundCall[] => [bind(getOutbox, (wanted) => outbox.messages(wanted))];

const mailRoute = `${outboxPaths.mail}:id`;
const routes: ReadonlySet<string> = new Set([
  outboxPaths.page,
  outboxPaths.sheet,
  mailRoute,
  `${prefixes.api}${getOutbox.path}`,
]);

/** `/dev/outbox?way=&phone=`: the same for people. Page and call answer requests from this machine only. */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.addHook('onRequest', async (request) => {
    if (routes.has(request.routeOptions.url ?? '') && !isFromThisMachine(request.raw)) {
      throw new AppError('route.unknown');
    }
  });
  app.get<{ Querystring: { phone?: unknown; way?: unknown } }>(outboxPaths.page, async ({ query }, reply) => {
    const typed = typeof query.phone === 'string' ? query.phone.trim().slice(0, 40) : '';
    const phone = parsePhone(typed);
    const isWrong = typed !== '' && phone === null;
    const way = outboxWays.find((one) => one === query.way);
    const messages = isWrong ? [] : await outbox.messages({ phone: phone ?? undefined, way });
    return reply
      .headers({ ...hidden, 'content-security-policy': pagePolicy })
      .type('text/html; charset=utf-8')
      .send(outboxPage({ messages, way, typed, isWrong }));
  });
  app.get<{ Params: { id: string } }>(mailRoute, async ({ params: { id } }, reply) => {
    const html = isUuid(id) ? await outbox.mailHtml(id) : undefined;
    if (html === undefined) throw new AppError('route.unknown');
    return reply
      .headers({ ...hidden, 'content-security-policy': mailPolicy })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get(outboxPaths.sheet, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' })
      .type('text/css; charset=utf-8')
      .send(outboxSheet),
  );
}
