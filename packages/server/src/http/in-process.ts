import { randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
import { answerCall } from './answer.ts';
import type { BoundCall } from './bind.ts';
import type { ApiFor } from './pages.ts';

/** Calls without HTTP, for rendering pages. */
export function inProcess(calls: readonly BoundCall[]): ApiFor {
  const byName = new Map(calls.map((bound) => [bound.call.name, bound]));
  return (context) => ({
    call: async <Input, Output>(call: { readonly name: BoundCall['call']['name'] } & object, input: Input) => {
      const bound = byName.get(call.name);
      if (bound === undefined) throw new AppError('route.unknown');
      return (await answerCall(bound, input, { requestId: randomUUID(), ...context })) as Output;
    },
  });
}
