import { ApiError, type Client } from '@yantra/client';
import type { LiveSession } from './create-session.ts';

const needsLogIn = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'auth.required' || error.code === 'session.ended');

/**
 * A client whose calls carry a valid token. If the server still asks for a log-in, the session is renewed, or else the person asked to log in, in place; then
 * the call is repeated once.
 */
export function withSession(
  client: Client,
  session: Pick<LiveSession, 'ready' | 'refused' | 'require' | 'token' | 'user'>,
): Client {
  async function inSession<Output>(make: () => Promise<Output>): Promise<Output> {
    await session.ready();
    const token = session.token();
    const asker = session.user.peek()?.id;
    try {
      return await make();
    } catch (error) {
      if (!needsLogIn(error)) throw error;
      const isBack = (await session.refused(token)) || (await session.require());
      if (!isBack) throw error;
      // One person's input is not sent as another's.
      if (asker !== undefined && session.user.peek()?.id !== asker) throw error;
      return make();
    }
  }
  const { files } = client;
  return {
    call: (call, input, options) => inSession(() => client.call(call, input, options)),
    ...(files && { files: (send) => inSession(() => files(send)) }),
  };
}
