import type { Db } from '../../database/types.ts';
import { flagsOf } from './flags.ts';
import * as queries from './queue.queries.ts';
import type { ReviewMode } from './review.settings.ts';

/** What became of a machine: `rent` and `figures` change nothing that people read or see. */
export type MachineChange = 'new' | 'words' | 'pictures' | 'rent' | 'figures';

/** Machines that were added or changed. */
export interface ChangedMachines {
  readonly machines: readonly { readonly id: string; readonly change: MachineChange }[];
  readonly mode: ReviewMode;
  readonly at: Date;
}

type Fact = queries.MachineFacts;

/* What is to be looked at, if anything: a mended machine always, another only where its looks have changed, or its rent is now far out. */
function itemOf(fact: Fact, change: MachineChange): (queries.NewItem & { readonly isFresh: boolean }) | undefined {
  if (fact.is_draft) return undefined;
  const isFresh = change === 'new' || change === 'words' || change === 'pictures';
  const isMended = fact.is_hidden || fact.last_state === 'asked';
  const flags = flagsOf({
    // Its words were looked at when they were written.
    texts: change === 'new' || change === 'words' || fact.is_hidden || fact.is_held ? fact.texts : [],
    pinCode: fact.pin_code,
    rentPaise: fact.rent_paise,
    middlePaise: fact.middle_paise,
    isPictureElsewhere: fact.is_picture_elsewhere,
    hiddenBefore: fact.hidden_before,
  });
  if (!isFresh && !isMended && !(change === 'rent' && flags.includes('rent'))) return undefined;
  const what = isMended ? 'mended' : change === 'new' ? 'new' : 'changed';
  return { equipmentId: fact.id, kind: change === 'pictures' ? 'pictures' : 'machine', what, flags, isFresh };
}

/**
 * Puts machines of one owner into the queue where there is something to look at, and holds back those that must not be seen before: with `before` all that are new
 * or look different, else those with a phone number in their words. Call it before the machines' listing is refreshed.
 */
export async function queueMachines(trx: Db, { machines, mode, at }: ChangedMachines): Promise<void> {
  if (machines.length === 0) return;
  const changes = new Map(machines.map(({ id, change }) => [id, change]));
  const facts = await queries.factsOf(trx, [...changes.keys()]);
  const items = [];
  const holds = [];
  for (const fact of facts) {
    const change = changes.get(fact.id) ?? 'figures';
    const item = itemOf(fact, change);
    if (item === undefined) continue;
    items.push(item);
    // What is held stays so through a change that says nothing about why.
    const isHeld = item.flags.includes('phone') || (item.isFresh ? mode === 'before' : fact.is_held);
    if (isHeld !== fact.is_held) holds.push({ id: fact.id, isHeld });
  }
  if (items.length > 0) await queries.addMachines(trx, items, at);
  await queries.holdMachines(trx, holds, at);
}

/** A rating that was given or changed. */
export interface QueuedRating {
  readonly ratingId: string;
  readonly equipmentId: string;
  readonly comment: string;
  readonly what: 'new' | 'changed' | 'mended';
  readonly at: Date;
}

/** Whether a rating must not be seen before somebody has looked at it: there is a phone number in it. */
export const isRatingHeld = (comment: string): boolean => flagsOf({ texts: [comment] }).length > 0;

/** Puts a rating into the queue. */
export async function queueRating(trx: Db, { ratingId, equipmentId, comment, what, at }: QueuedRating): Promise<void> {
  const flags = flagsOf({ texts: [comment] });
  await queries.addRating(trx, { ratingId, equipmentId, kind: 'rating', what, flags }, at);
}
