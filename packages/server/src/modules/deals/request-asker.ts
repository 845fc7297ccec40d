import type { getRequest, InputOf } from '@yantra/contract/calls';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { isUuid } from '../../uuid.ts';
import type { Asker } from '../conversations/index.ts';
import type { PageTokens } from './page-tokens.ts';
import * as queries from './requests.queries.ts';
import { claimRequests } from './standing.ts';

/** Which request somebody asks for without a page. */
export type NamedRequest = Pick<InputOf<typeof getRequest>, 'requestId'>;

/** Finds requests for those who may see them. */
export function createRequestAsker({ db, pages }: { readonly db: Db; readonly pages: PageTokens }) {
  /** What is named by a page, whether it is open or not, or by its id. @throws AppError `requirement.unknown` */
  async function found({ requestId }: NamedRequest, { page, caller }: Asker) {
    const named = page === undefined ? undefined : await pages.read(page);
    const id = page === undefined ? requestId : named?.requirementId;
    const seen =
      id !== undefined && isUuid(id)
        ? await queries.findRequest(db, id, { generation: named?.generation, userId: caller?.userId })
        : undefined;
    if (seen === undefined) throw new AppError('requirement.unknown');
    return { seen, isByPage: named !== undefined };
  }

  /** What its renter asks for: by the open page, or logged in. @throws AppError `requirement.unknown`, `requestPage.closed` */
  async function own(named: NamedRequest, asker: Asker) {
    const { seen, isByPage } = await found(named, asker);
    if (isByPage && !seen.is_page_open) throw new AppError('requestPage.closed');
    if (!isByPage && !seen.is_renter) throw new AppError('requirement.unknown');
    if (seen.is_renter && asker.caller !== undefined && seen.renter_id === null)
      await claimRequests(db, asker.caller.userId);
    return seen;
  }

  /**
   * Whose phone a code may be sent to: a page is enough, also a closed one; without one an id is, until the phone is proved, since nobody else was given it by
   * then who might use it.
   */
  async function codeFor(named: NamedRequest, asker: Asker) {
    const { seen, isByPage } = await found(named, asker);
    if (seen.phone === '') throw new AppError('requirement.unknown');
    if (!isByPage && !seen.is_renter && seen.phone_confirmed_at !== null) throw new AppError('requirement.unknown');
    return seen;
  }

  return { own, codeFor };
}
