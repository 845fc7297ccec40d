import { getOutbox } from '@yantra/contract/calls';
import { parsePhone } from '@yantra/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall } from '../../http/bind.ts';
import { isFromThisMachine } from '../../http/outside.ts';
import { prefixes } from '../../http/paths.ts';
import { outboxPage, outboxPaths } from './outbox-page.ts';
import { outboxSheet } from './outbox-sheet.ts';
import type { Outbox } from './outbox.service.ts';

const pagePolicy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const outboxCalls = (outbox: Outbox): BoundCall[] => [bind(getOutbox, (wanted) => outbox.messages(wanted))];

const routes: ReadonlySet<string> = new Set([outboxPaths.page, outboxPaths.sheet, `${prefixes.api}${getOutbox.path}`]);

/** `/dev/outbox?phone=`: the same for people. Page and call answer requests from this machine only. */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.addHook('onRequest', async (request) => {
    if (routes.has(request.routeOptions.url ?? '') && !isFromThisMachine(request.raw)) {
      throw new AppError('route.unknown');
    }
  });
  app.get<{ Querystring: { phone?: unknown } }>(outboxPaths.page, async ({ query }, reply) => {
    const typed = typeof query.phone === 'string' ? query.phone.trim().slice(0, 40) : '';
    const phone = parsePhone(typed);
    const isWrong = typed !== '' && phone === null;
    const messages = isWrong ? [] : await outbox.messages({ phone: phone ?? undefined });
    return reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(outboxPage({ messages, typed, isWrong }));
  });
  app.get(outboxPaths.sheet, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' })
      .type('text/css; charset=utf-8')
      .send(outboxSheet),
  );
}
