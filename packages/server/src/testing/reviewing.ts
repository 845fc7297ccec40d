import {
  addEquipment,
  decideReview,
  getReviewItem,
  getReviewQueue,
  type InputOf,
  type OutputOf,
  queryOf,
  updateEquipment,
} from '@yantra/contract/calls';
import { addPurchase } from './market.ts';
import type { SignedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';
import { typedMachine } from './typed-machine.ts';

export type QueueLine = OutputOf<typeof getReviewQueue>['lines'][number];

/** What a test does with the queue of an app. */
export function reviewing(server: TestApp) {
  const queue = async (who: SignedIn, input: InputOf<typeof getReviewQueue> = {}) =>
    (await server.post(`/api${getReviewQueue.path}`, input, who.bearer)).json<{
      data: OutputOf<typeof getReviewQueue>;
    }>().data;
  const lineOf = async (who: SignedIn, equipmentId: string): Promise<QueueLine | undefined> =>
    (await queue(who, { pageSize: 500 })).lines.find((one) => one.equipmentId === equipmentId);
  return {
    queue,
    lineOf,
    item: async (who: SignedIn, id: number) =>
      (await server.get(`/api${getReviewItem.path}?${queryOf({ id })}`, who.bearer)).json<{
        data: OutputOf<typeof getReviewItem>;
      }>().data,
    /** Decides what waits of a machine. */
    decide: async (
      who: SignedIn,
      equipmentId: string,
      decision: Omit<InputOf<typeof decideReview>, 'id' | 'version'>,
    ) => {
      const { id = 0, version = 1 } = (await lineOf(who, equipmentId)) ?? {};
      return server.post(`/api${decideReview.path}`, { id, version, ...decision }, who.bearer);
    },
    /** Adds a machine with a picture as its owner does, on a running plan. */
    add: async (owner: SignedIn, picture: string, more: object = {}): Promise<string> => {
      const added = await server.post(
        `/api${addEquipment.path}`,
        { ...typedMachine, image1Url: picture, ...more },
        owner.bearer,
      );
      const { id } = added.json<{ data: { id: string } }>().data;
      await addPurchase(server.db, id, [-1, 30]);
      return id;
    },
    /** Changes it as its owner does. */
    change: async (owner: SignedIn, id: string, picture: string, more: object = {}) => {
      const { version } = await server.db
        .selectFrom('equipment')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return server.post(
        `/api${updateEquipment.path}`,
        { ...typedMachine, image1Url: picture, id, version, ...more },
        owner.bearer,
      );
    },
    isListed: async (id: string): Promise<boolean> =>
      (await server.db.selectFrom('equipment').select('listed').where('id', '=', id).executeTakeFirstOrThrow()).listed,
  };
}
