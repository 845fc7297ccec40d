import type { askForQuote, InputOf, OutputOf } from '@yantra/contract/calls';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { addressIn, type CallContext, type FormPost } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { type Leads, requirementForm } from '../leads/index.ts';

export interface AskingParts {
  readonly db: Db;
  readonly leads: Pick<Leads, 'submit'>;
  readonly now: () => Date;
}

/** Questions about one machine. */
export interface Asking {
  ask(input: InputOf<typeof askForQuote>, context: CallContext): Promise<OutputOf<typeof askForQuote>>;
  readonly form: FormPost;
}

export function createAsking({ db, leads, now }: AskingParts): Asking {
  return {
    /** @throws AppError `equipment.unknown`, and those of sending a requirement */
    async ask({ equipmentId, ...input }, context) {
      const machine = isUuid(equipmentId) ? await findListed(db, equipmentId, now()) : undefined;
      const [categoryId] = machine?.category_ids ?? [];
      if (machine === undefined || categoryId === undefined) throw new AppError('equipment.unknown');
      const { foreignOrigin, caller } = context;
      return leads.submit(
        { ...input, categoryId, equipmentId },
        { address: addressIn(context), foreignOrigin, caller },
      );
    },
    // The phone is confirmed there.
    form: requirementForm(now, (_, output) => {
      const { id } = output as OutputOf<typeof askForQuote>;
      return `/ask-for-quote?request=${encodeURIComponent(id)}`;
    }),
  };
}

/** A machine that everybody sees. */
const findListed = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('equipment')
    .select('category_ids')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('listed', '=', true)
    .where('listed_until', '>', now)
    .executeTakeFirst();
