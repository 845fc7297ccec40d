import { ApiError } from '@yantra/client';
import type { SelectedCity } from './city.ts';
import type { Scope } from './scope.ts';
import type { LoggedUser } from './session.ts';

/** What the server's rendering hands to the browser's scope, as JSON: the city, whom it is for, and the answers by question. */
export interface ScopeSnapshot {
  readonly city: SelectedCity;
  readonly user?: LoggedUser | undefined;
  /** In place of an answer there may be a refusal: what was asked for is not there. */
  readonly answers: readonly (readonly [question: string, data: unknown, refusal?: Refusal])[];
}

type Refusal = Pick<ApiError, 'code' | 'status' | 'message'>;

export const snapshotOf = ({ city, session, store }: Scope): ScopeSnapshot => ({
  city: city.peek(),
  user: session.served,
  answers: [...store.entries].map(([question, { data, refusal }]) => {
    if (!refusal) return [question, data];
    const { code, status, message } = refusal;
    return [question, data, { code, status, message }];
  }),
});

/** Lets a scope know what another knew; its city is given to the scope when it is made. */
export function restoreAnswers({ store }: Scope, { answers }: ScopeSnapshot): void {
  for (const [question, data, no] of answers) {
    store.remember(question, data, no && new ApiError(no.code, no.status, no.message));
  }
}
