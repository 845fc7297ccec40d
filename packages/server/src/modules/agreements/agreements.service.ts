import type { Locale } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { FileAnswer } from '../../http/bind.ts';
import type { Asker, StandingOf } from '../conversations/index.ts';
import type { AgreementContent } from '../deals/index.ts';
import type { AgreementDrawer } from './agreement-drawer.ts';
import { agreementTextsIn } from './agreement-words.ts';

export interface AgreementsParts extends Pick<DbAndClock, 'db'> {
  readonly agreementDrawer: Pick<AgreementDrawer, 'draw'>;
  /** By the rules of deals. */
  readonly standingOf: StandingOf;
}

/** Agreements as files. */
export type Agreements = ReturnType<typeof createAgreements>;

export function createAgreements({ db, agreementDrawer, standingOf }: AgreementsParts) {
  return {
    /**
     * The agreement of a deal, for both parties and admins: drawn from what is stored, each time.
     * @throws AppError `deal.unknown`, `agreement.unknown`, `requestPage.closed`, `server.busy` if too many wait
     */
    async file(dealId: string, asker: Asker, locale: Locale | undefined): Promise<FileAnswer> {
      const { side } = await standingOf(db, asker, dealId);
      const row = await db
        .selectFrom('agreements')
        .select(['number', 'content', 'sha256', 'cancelled_at'])
        .where('deal_id', '=', dealId)
        .executeTakeFirst();
      if (row === undefined) throw new AppError('agreement.unknown');
      const { number, content, sha256, cancelled_at: cancelled } = row;
      const paper = { content: JSON.parse(content) as AgreementContent, sha256, locale };
      return {
        name: agreementTextsIn(locale).fileName(number),
        type: 'application/pdf',
        bytes: await agreementDrawer.draw(
          { ...paper, cancelledAt: cancelled?.toISOString() ?? null },
          `${dealId} ${side}`,
        ),
      };
    },
  };
}
