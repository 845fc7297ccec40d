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

/* An empty list is no SQL. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Questions about machines. */
export interface Asking {
  ask(input: InputOf<typeof askForQuote>, context: CallContext): Promise<OutputOf<typeof askForQuote>>;
  readonly form: FormPost;
}

export function createAsking({ db, leads, now }: AskingParts): Asking {
  return {
    /** @throws AppError `equipment.unknown`, and those of sending a requirement */
    async ask({ equipmentId, otherEquipmentIds = [], ...input }, context) {
      const asked = [...new Set([equipmentId, ...otherEquipmentIds])].filter(isUuid);
      const found = await findListed(db, asked, now());
      // The others are asked although the first is gone: who compares has named all of them.
      const [machine, ...others] = asked.flatMap((id) => found.find((one) => one.id === id) ?? []);
      const [categoryId] = machine?.category_ids ?? [];
      if (machine === undefined || categoryId === undefined) throw new AppError('equipment.unknown');
      const { foreignOrigin, caller } = context;
      return leads.submit(
        { ...input, categoryId, equipmentId: machine.id, otherEquipmentIds: others.map(({ id }) => id) },
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

/** Those of the machines that everybody sees. */
const findListed = (db: Db, ids: readonly string[], now: Date) =>
  db
    .selectFrom('equipment')
    .select(['id', 'category_ids'])
    .where('id', 'in', [...ids, nobody])
    .where('deleted_at', 'is', null)
    .where('listed', '=', true)
    .where('listed_until', '>', now)
    .execute();
