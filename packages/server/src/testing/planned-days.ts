import { addCommitment, type Commitment, getAvailability } from '@yantra/contract/calls';
import { expect } from 'vitest';
import { addMachine } from './market.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

export const dataOf = <T>(answer: { json<J>(): J }): T => answer.json<{ data: T }>().data;

/** What tests of machines' days ask and do, as owners do it and everybody sees it. */
export function plannedDays(server: TestApp) {
  const post = (call: { readonly path: string }, body: object, { bearer }: SignedIn) =>
    server.post(`/api${call.path}`, body, bearer);
  const add = (who: SignedIn, equipmentId: string, facts: object) =>
    post(addCommitment, { equipmentId, kind: 'booking', words: 'Shree Infra', ...facts }, who);
  return {
    clock: { now: () => server.clock.time },
    post,
    add,
    /** A supplier with a machine. */
    owner: async (facts: Parameters<typeof addMachine>[1] = {}) => {
      const who = await signedIn(server, 'supplier');
      return { who, id: await addMachine(server.db, { supplier_id: who.userId, ...facts }) };
    },
    added: async (...given: Parameters<typeof add>): Promise<Commitment> => {
      const answer = await add(...given);
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      return dataOf(answer);
    },
    available: async (id: string, who?: SignedIn) =>
      dataOf<{ taken: object[]; freeFrom?: string }>(
        await server.get(`/api${getAvailability.path}?equipmentId=${id}`, who?.bearer),
      ),
    rows: (id: string) =>
      server.db.selectFrom('commitments').selectAll().where('equipment_id', '=', id).orderBy('created_at').execute(),
  };
}
