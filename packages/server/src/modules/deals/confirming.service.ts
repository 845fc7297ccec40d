import type { confirmRequirement, InputOf, OutputOf, sendRequirementCode } from '@yantra/contract/calls';
import { maskPhone } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Asker } from '../conversations/index.ts';
import type { LeadAlerts } from '../leads/index.ts';
import type { Verification } from '../verification/index.ts';
import { lockRequest } from './deals.queries.ts';
import { offerRequest } from './offers.ts';
import type { PageTokens } from './page-tokens.ts';
import { createRequestAsker } from './request-asker.ts';
import * as queries from './requests.queries.ts';

export interface ConfirmingParts extends DbAndClock {
  readonly pages: PageTokens;
  readonly verification: Verification;
  readonly alerts: Pick<LeadAlerts, 'announce'>;
}

/** Who asks, and from where. */
export interface Visitor extends Asker {
  /** The IP address. */
  readonly address: string;
}

/** The proof of a request's phone. */
export type Confirming = ReturnType<typeof createConfirming>;

export function createConfirming(parts: ConfirmingParts) {
  const { db, clock, pages, verification, alerts } = parts;
  const { codeFor } = createRequestAsker(parts);
  return {
    /** @throws AppError `requirement.unknown`, and those of sending a code */
    async sendCode(
      { locale, requestId }: Omit<InputOf<typeof sendRequirementCode>, 'page'>,
      visitor: Visitor,
    ): Promise<OutputOf<typeof sendRequirementCode>> {
      const { phone } = await codeFor({ requestId }, visitor);
      const { address } = visitor;
      const handle = await verification.send({ purpose: 'confirmRequirement', phone, address, locale, reaches: true });
      return { ...handle, phone: maskPhone(phone) };
    },
    /**
     * Proves the phone: owners are asked now. Once it was proved, the page gets a new address and the old one is closed.
     * @throws AppError `requirement.unknown`, `otp.wrong`, `otp.expired`, `otp.tooManyTries`, `grant.invalid`
     */
    async confirm(
      { requestId, id, securityStamp, otp }: Omit<InputOf<typeof confirmRequirement>, 'page'>,
      visitor: Visitor,
    ): Promise<OutputOf<typeof confirmRequirement>> {
      const seen = await codeFor({ requestId }, visitor);
      await verification.verify({ id, securityStamp, otp });
      const generation = await db.transaction().execute(async (trx) => {
        if ((await lockRequest(trx, seen.id)) === undefined) throw new AppError('requirement.unknown');
        await verification.consume(trx, { id, securityStamp, phone: seen.phone, purpose: 'confirmRequirement' });
        const turned = await queries.confirmRequest(trx, seen.id, clock.now());
        await offerRequest(trx, seen.id);
        return turned;
      });
      // More owners are told of one whose phone is proved.
      if (seen.phone_confirmed_at === null) alerts.announce(seen.id, { address: visitor.address, phone: seen.phone });
      const page = await pages.make({ requirementId: seen.id, generation });
      return { requestId: seen.id, page, owners: await queries.countOwners(db, seen.id) };
    },
  };
}
