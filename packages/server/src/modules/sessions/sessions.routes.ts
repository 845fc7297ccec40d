import { getSessions, logOut, logOutEverywhere, refreshSession } from '@yantra/contract/calls';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall, callerIn, type SessionCookie } from '../../http/bind.ts';
import type { Sessions, SessionTokens } from './sessions.service.ts';

/** Gives the browser its tokens: one in the answer, the other where no script reads it. */
export function handOver(tokens: SessionTokens, cookie: SessionCookie | undefined): { access_token: string } {
  cookie?.write(tokens.refreshToken, tokens.refreshSeconds);
  return { access_token: tokens.accessToken };
}

export const sessionsRoutes = (sessions: Sessions): BoundCall[] => [
  bind(refreshSession, async (_input, { cookie }) => {
    const token = cookie?.read();
    if (token === undefined) throw new AppError('auth.required');
    try {
      return handOver(await sessions.refresh(token), cookie);
    } catch (error) {
      if (error instanceof AppError && error.code === 'session.ended') cookie?.write(undefined);
      throw error;
    }
  }),
  bind(logOut, async (_input, { cookie, caller }) => {
    await sessions.logOut({ refreshToken: cookie?.read(), sessionId: caller?.sessionId });
    cookie?.write(undefined);
    return {};
  }),
  bind(logOutEverywhere, async (_input, context) => {
    await sessions.logOutEverywhere(callerIn(context));
    context.cookie?.write(undefined);
    return {};
  }),
  bind(getSessions, (_input, context) => sessions.list(callerIn(context))),
];
