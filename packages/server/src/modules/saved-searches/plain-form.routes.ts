import { type Call, logIn, saveSearch, type OutputOf } from '@yantra/contract/calls';
import { localePrefix } from '@yantra/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { answerCall } from '../../http/answer.ts';
import type { BoundCall } from '../../http/bind.ts';
import { refuseForeignForm } from '../../http/form-post.ts';
import type { Identify } from '../../http/identify.ts';
import type { OwnOrigin } from '../../http/own-origin.ts';
import { localeOf, pathOf, targetOf } from '../../http/paths.ts';
import { refusedFormPage } from '../../http/plain-page.ts';
import { sessionCookie } from '../../http/session-cookie.ts';

/** The site's page that saves the search of a list; behind it stands the list's own address. */
const page = '/saved/searches/new';

interface FormParts {
  readonly calls: readonly BoundCall[];
  readonly ownOrigin: OwnOrigin;
  readonly identify: Identify;
}

/**
 * `POST /saved/searches/new`: saves a search by a plain form, for browsers without JavaScript, which have no dialog to log in. Both are calls of the API: the
 * log-in with all its limits, then the search as that person. It leads back to the page, or to one that says what is wrong.
 */
export function plainFormRoutes(app: FastifyInstance, { calls, ownOrigin, identify }: FormParts): void {
  const boundTo = (call: Call): BoundCall => {
    const its = calls.find((one) => one.call.name === call.name);
    if (its === undefined) throw new Error(`There is no call ${call.name}.`);
    return its;
  };
  const [entering, saving] = [boundTo(logIn as Call), boundTo(saveSearch as Call)];
  const add = (path: string): void => {
    app.post(path, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const locale = localeOf(request);
      const back = localePrefix(locale) + targetOf(request.url);
      const { userName, password, pace, search } = fieldsIn(request);
      const context = {
        requestId: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        ...(locale && { locale }),
      };
      try {
        refuseForeignForm(request, ownOrigin);
        const cookie = sessionCookie(request, reply, ownOrigin);
        const entered = await answerCall(entering, { userName, password }, { ...context, cookie });
        const caller = await identify((entered as OutputOf<typeof logIn>).access_token);
        await answerCall(saving, { search: searchIn(search), pace }, { ...context, caller });
        return await reply.redirect(doneAt(back), 303);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return reply
          .code(error.status)
          .type('text/html; charset=utf-8')
          .send(refusedFormPage(error, back, locale));
      }
    });
  };
  add(page);
  add(`${page}/:words`);
}

/** The fields that were sent. A body that is no form has none. */
function fieldsIn({ body }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const sent = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(sent.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The search by the keys of its call; the call's schema refuses what is none. */
function searchIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The same page, which then says that it is done. */
function doneAt(back: string): string {
  const query = new URLSearchParams(back.slice(pathOf(back).length));
  query.set('done', '1');
  return `${pathOf(back)}?${query.toString()}`;
}
