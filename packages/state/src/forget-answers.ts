import type { Scope } from './scope.ts';

/** Forgets a person's answers once they have logged out, or somebody else has logged in. Returns how to stop. */
export function forgetWithUser({ session, store }: Scope): () => void {
  let known: string | undefined;
  return session.user.subscribe((user) => {
    if (known !== undefined && known !== user?.id) store.forget();
    known = user?.id;
  });
}
