import { ApiError } from '@yantra/client';
import type { VisitorJob } from '@yantra/domain';
import type { SelectedCity } from './city.ts';
import type { Scope } from './scope.ts';
import type { LoggedUser } from './session.ts';

/** What the server's rendering hands to the browser's scope, as JSON: the city, the person, and the answers by question. */
export interface ScopeSnapshot {
  readonly city: SelectedCity;
  /** The job in the address. */
  readonly job?: VisitorJob | undefined;
  readonly user?: LoggedUser | undefined;
  /** Instead of an answer there may be a refusal: the thing asked for does not exist. */
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

/** Gives a scope another scope's answers; its city is set when it is made. */
export function restoreAnswers({ store }: Scope, { answers }: ScopeSnapshot): void {
  for (const [question, data, no] of answers) {
    store.remember(question, data, no && new ApiError(no.code, no.status, no.message));
  }
}
