import type { EventKind } from '@yantra/events';
import { eventOf } from '@yantra/events';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { type Happened, newsChannel, tell } from './tell.ts';

/** Who is told of a hire: a person with an account, or who has only the secret page of a requirement. */
export type Party = { readonly userId: string } | { readonly requirementId: string };

/**
 * Tells who wrote a requirement and has no account, by a text message to the phone of it: within the transaction in which it happened, once a kind and key.
 * Nothing is told where the phone is not confirmed. What becomes one message is told once while it waits.
 */
export async function tellPage<Kind extends EventKind>(
  trx: Db,
  { kind, key, facts, at }: Happened<Kind>,
  requirementId: string,
): Promise<void> {
  const isBundled = eventOf(kind)?.bundleMinutes !== undefined;
  await sql`
    with told as (
      insert into page_messages (requirement_id, kind, key, facts, due_at, created_at)
        select id, ${kind}, ${key}, ${JSON.stringify(facts)}::jsonb, ${at}::timestamptz, ${at}::timestamptz
        from requirements where id = ${requirementId}::uuid and phone_confirmed_at is not null and not (${isBundled}::boolean and exists (
          select from page_messages m where m.requirement_id = requirements.id and m.kind = ${kind} and m.state = 'waiting' and m.tries = 0
            and m.facts ->> 'dealId' is not distinct from ${JSON.stringify(facts)}::jsonb ->> 'dealId'))
      on conflict do nothing returning id)
    select pg_notify(${newsChannel}, '') from told`.execute(trx);
}

/** Tells one party of a hire, the way there is. */
export async function tellParty<Kind extends EventKind>(
  trx: Db,
  happened: Happened<Kind>,
  party: Party,
): Promise<void> {
  if ('userId' in party) await tell(trx, happened, [party]);
  else await tellPage(trx, happened, party.requirementId);
}

/** A party has read a deal’s messages: what waits to tell of them does not leave any more. */
export async function readDeal(trx: Db, dealId: string, party: Party, now: Date): Promise<void> {
  if ('userId' in party) {
    await sql`
      with done as (
        update notifications set read_at = ${now}::timestamptz
        where user_id = ${party.userId}::uuid and kind = 'dealMessage' and read_at is null and facts ->> 'dealId' = ${dealId} returning id)
      select pg_notify(${newsChannel}, ${party.userId}) where exists (select from done)`.execute(trx);
    return;
  }
  await sql`
    update page_messages set state = 'dropped', failure = 'read', ended_at = ${now}::timestamptz
    where requirement_id = ${party.requirementId}::uuid and kind = 'dealMessage' and state = 'waiting' and tries = 0 and facts ->> 'dealId' = ${dealId}`.execute(
    trx,
  );
}
