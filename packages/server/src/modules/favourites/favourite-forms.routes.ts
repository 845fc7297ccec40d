import { randomUUID } from 'node:crypto';
import { type Call, changeFavourites, type OutputOf, shareFavourites } from '@yantra/contract/calls';
import { inputLengths, localePrefix } from '@yantra/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { answerCall } from '../../http/answer.ts';
import type { BoundCall } from '../../http/bind.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { refuseForeignForm } from '../../http/form-post.ts';
import type { OwnOrigin } from '../../http/own-origin.ts';
import type { Reader } from '../../http/pages.ts';
import { localeOf } from '../../http/paths.ts';
import { refusedFormPage } from '../../http/plain-page.ts';
import { cookieFacts } from '../../http/session-cookie.ts';

export interface FavouriteFormsParts {
  readonly calls: readonly BoundCall[];
  readonly ownOrigin: OwnOrigin;
  /** The person of a request's page token. */
  readonly readerOf: (pageToken: string) => Promise<Reader | undefined>;
}

type Fields = Readonly<Record<string, string>>;

const savedPath = '/saved';

/** Back to the list that the form stood in. */
const listAt = ({ back = '' }: Fields): string =>
  back === '' ? savedPath : `${savedPath}?list=${encodeURIComponent(back)}`;
/** Names the machine whose heart was pressed: a browser whose script had not come yet keeps it there. */
function needsAccount({ deed, machine = '' }: Fields): string {
  const isOne = deed === 'keep' && machine !== '' && machine.length <= inputLengths.id;
  return `${savedPath}?needs=account${isOne ? `&machine=${encodeURIComponent(machine)}` : ''}`;
}
/** A list that is made by a form gets its id here. */
const changeOf = ({ deed, machine, list, words = '' }: Fields) => ({
  id: randomUUID(),
  ageMs: 0,
  deed,
  ...(machine !== undefined && { machine }),
  ...(deed === 'name' ? { list: list ?? randomUUID() } : list !== undefined && { list }),
  words,
});

/**
 * `POST /saved/change` and `POST /saved/share`: what people keep, by plain forms, for browsers without JavaScript. The page token says who it is: it comes with
 * requests of our own pages alone. Without an account the page says what to do.
 */
export function favouriteFormsRoutes(app: FastifyInstance, { calls, ownOrigin, readerOf }: FavouriteFormsParts): void {
  const bound = new Map(calls.map((one) => [one.call.name, one]));
  const answer = async (call: Call, input: object, request: FastifyRequest, caller: Reader['caller']) => {
    const its = bound.get(call.name);
    if (its === undefined) throw new Error(`There is no call ${call.name}.`);
    const locale = localeOf(request);
    return answerCall(its, input, { requestId: request.id, address: request.ip, caller, ...(locale && { locale }) });
  };
  const make: Readonly<
    Record<string, (fields: Fields, request: FastifyRequest, caller: Reader['caller']) => Promise<void>>
  > = {
    async change(fields, request, caller) {
      const input = { changes: [changeOf(fields)] };
      const { refused } = (await answer(changeFavourites as Call, input, request, caller)) as OutputOf<
        typeof changeFavourites
      >;
      const [first] = refused;
      if (first !== undefined) throw new AppError(first.code);
    },
    async share({ list, isShared }, request, caller) {
      await answer(shareFavourites as Call, { list, isShared: isShared === 'true' }, request, caller);
    },
  };
  for (const [name, act] of Object.entries(make)) {
    app.post(`${savedPath}/${name}`, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const prefix = localePrefix(localeOf(request));
      const fields = fieldsIn(request);
      try {
        refuseForeignForm(request, ownOrigin);
        const { pageToken } = cookieFacts(request, cookiesOf(request.headers.cookie), ownOrigin);
        const reader = pageToken === undefined ? undefined : await readerOf(pageToken);
        if (reader === undefined) return reply.redirect(prefix + needsAccount(fields), 303);
        await act(fields, request, reader.caller);
        return reply.redirect(prefix + listAt(fields), 303);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const page = refusedFormPage(error, prefix + listAt(fields), localeOf(request));
        return reply.code(error.status).type('text/html; charset=utf-8').send(page);
      }
    });
  }
}

/** What was sent. A body that is no form has nothing. */
const fieldsIn = ({ body }: FastifyRequest): Fields =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
