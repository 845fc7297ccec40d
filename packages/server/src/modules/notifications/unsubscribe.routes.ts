import { languageCode, type Locale } from '@yantra/domain';
import { type AnyEvent, eventOf } from '@yantra/events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/types.ts';
import { takeBytes } from '../../http/bodies.ts';
import { localeOf } from '../../http/paths.ts';
import { askingPage } from '../../http/plain-page.ts';
import type { Keyrings } from '../../keys/keyring.ts';
import { choicesPath, isChoosable, switchOff } from './choosing.ts';
import { type Stopped, stoppedBy, unsubscribePath } from './stop-token.ts';
import { unsubscribeHi } from './unsubscribe.hi.ts';
import { unsubscribeTexts, type UnsubscribeTexts } from './unsubscribe.messages.ts';
import { unsubscribeMr } from './unsubscribe.mr.ts';

export interface UnsubscribeParts {
  readonly db: Db;
  readonly keys: Keyrings;
}

const inLanguages: Readonly<Record<Locale, UnsubscribeTexts>> = { hi: unsubscribeHi, mr: unsubscribeMr };
const pagePolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/* `List-Unsubscribe=One-Click`, which mail programs send, and at most the lines around it. */
const mostBytes = 8 * 1024;

/**
 * `/unsubscribe?t=`: POST switches off the mails that the token names, without a log-in and however often (RFC 8058); the body says nothing that is needed. GET
 * only asks, since programs that look through mails open every link.
 */
export function unsubscribeRoutes(app: FastifyInstance, { db, keys }: UnsubscribeParts): void {
  const read = async ({ query }: FastifyRequest) => {
    const { t } = query as { readonly t?: unknown };
    const stopped = typeof t === 'string' ? stoppedBy(t, (await keys('unsubscribe').keys()).all) : undefined;
    const event = stopped && eventOf(stopped.kind);
    return stopped && event && isChoosable(event, 'email') ? { stopped, event } : undefined;
  };
  app.get(unsubscribePath, async (request, reply) => answer(request, reply, await read(request), false));
  takeBytes(app, (scope) =>
    scope.post(unsubscribePath, { bodyLimit: mostBytes }, async (request, reply) => {
      const named = await read(request);
      if (named !== undefined) await switchOff(db, { ...named.stopped, way: 'email' });
      return answer(request, reply, named, true);
    }),
  );
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  named: { readonly stopped: Stopped; readonly event: AnyEvent } | undefined,
  isDone: boolean,
): FastifyReply {
  const locale = localeOf(request);
  const texts = locale === undefined ? unsubscribeTexts : inLanguages[locale];
  const more = { label: texts.choices, path: choicesPath };
  const event = named?.event.words[languageCode(locale)].name ?? '';
  const said = named === undefined ? texts.wrong : isDone ? texts.done(event) : texts.ask(event);
  const button = named === undefined || isDone ? undefined : texts.button;
  return (
    reply
      .code(named === undefined ? 400 : 200)
      // The token stands in the address.
      .headers({
        'content-security-policy': pagePolicy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(askingPage({ locale, title: texts.title, sentence: said, button, more }))
  );
}
