import { endSession, getSessions, logOut, logOutEverywhere, refreshSession } from '@yantra/contract/calls';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall, callerIn, type SessionCookie } from '../../http/bind.ts';
import type { SessionTokens } from './session-keys.ts';
import type { Sessions } from './sessions.service.ts';

/** Gives the browser its tokens: one in the answer, the others in cookies that no script can read. */
export function handOver(tokens: SessionTokens, cookie: SessionCookie | undefined): { access_token: string } {
  cookie?.write({ session: tokens.refreshToken, page: tokens.pageToken }, tokens.refreshSeconds);
  return { access_token: tokens.accessToken };
}

export const sessionsRoutes = (sessions: Sessions): BoundCall[] => [
  bind(refreshSession, async (_input, { cookie }) => {
    const token = cookie?.read();
    if (token === undefined) throw new AppError('auth.required');
    // A refusal leaves the cookie alone: arriving late, it could delete that of a newer log-in. A useless one does no harm.
    return handOver(await sessions.refresh(token), cookie);
  }),
  bind(logOut, async (_input, { cookie, caller }) => {
    try {
      await sessions.logOut({ refreshToken: cookie?.read(), sessionId: caller?.sessionId });
    } finally {
      // In any case: who logs out does not expect to be logged in again.
      cookie?.write(undefined);
    }
    return {};
  }),
  bind(logOutEverywhere, async (_input, context) => {
    await sessions.logOutEverywhere(callerIn(context));
    context.cookie?.write(undefined);
    return {};
  }),
  bind(endSession, ({ id }, context) => sessions.endOne(callerIn(context), id)),
  bind(getSessions, (_input, context) => sessions.list(callerIn(context))),
];
