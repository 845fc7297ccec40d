import type { Scope } from './scope.ts';

/**
 * Forgets a person's answers once they have logged out, or somebody else has logged in. Returns how to stop.
 * @param isPageOfNobody whether the answers known by now came with a page that the server drew for nobody. They stay until they are asked for anew: parts of
 * the page may not be taken over yet, and are compared with them
 */
export function forgetWithUser({ session, store }: Scope, isPageOfNobody = false): () => void {
  const served = isPageOfNobody ? [...store.entries] : [];
  let known: string | undefined;
  return session.user.subscribe((user) => {
    if (known !== undefined && known !== user?.id) {
      const unchanged = served.filter(([question, { data }]) => store.entries.get(question)?.data === data);
      store.forget();
      for (const [question, { data, refusal }] of unchanged) store.remember(question, data, refusal);
    }
    known = user?.id;
  });
}
