import {
  acceptQuote,
  askForQuote,
  changeDeal,
  closePage,
  confirmRequirement,
  getDeal,
  getInbox,
  getMyRequests,
  getQuoteDraft,
  getRequest,
  openDeal,
  renewPage,
  sendAcceptCode,
  sendQuote,
  sendRequirementCode,
} from '@yantra/contract/calls';
import { addressIn, bind, type BoundCall, type CallContext, callerIn } from '../../http/bind.ts';
import type { Accepting } from './accepting.service.ts';
import type { Asking } from './asking.ts';
import type { Confirming, Visitor } from './confirming.service.ts';
import type { Deals } from './deals.service.ts';
import type { Drafts } from './drafts.service.ts';
import type { Inbox } from './inbox.service.ts';
import type { Quotes } from './quotes.service.ts';
import type { Requests } from './requests.service.ts';

export interface DealServices {
  readonly asking: Asking;
  readonly confirming: Confirming;
  readonly requests: Requests;
  readonly deals: Deals;
  readonly drafts: Drafts;
  readonly quotes: Quotes;
  readonly accepting: Accepting;
  readonly inbox: Inbox;
}

/** Who calls: by the secret page that the input names, else as who is logged in. */
const visitor = ({ page }: { readonly page?: string | undefined }, context: CallContext): Visitor => ({
  page,
  caller: context.caller,
  address: addressIn(context),
});

export const dealsRoutes = ({
  asking,
  confirming,
  requests,
  deals,
  drafts,
  quotes,
  accepting,
  inbox,
}: DealServices): BoundCall[] => [
  bind(
    askForQuote,
    (input, context) => asking.ask({ ...input, locale: input.locale ?? context.locale }, context),
    asking.form,
  ),
  bind(sendRequirementCode, (input, context) =>
    confirming.sendCode({ ...input, locale: input.locale ?? context.locale }, visitor(input, context)),
  ),
  bind(confirmRequirement, (input, context) => confirming.confirm(input, visitor(input, context))),
  bind(getRequest, (input, context) => requests.get(input, visitor(input, context))),
  bind(getMyRequests, (input, context) => requests.mine(input, callerIn(context))),
  bind(closePage, (input, context) => requests.closePage(input, visitor(input, context))),
  bind(renewPage, (input, context) => requests.renewPage(input, visitor(input, context))),
  bind(getInbox, (input, context) => inbox(input, callerIn(context))),
  bind(getDeal, (input, context) => deals.get(input, visitor(input, context))),
  bind(openDeal, (input, context) => deals.open(input, callerIn(context))),
  bind(changeDeal, (input, context) => deals.change(input, visitor(input, context))),
  bind(getQuoteDraft, (input, context) => drafts(input, callerIn(context))),
  bind(sendQuote, (input, context) => quotes.send(input, callerIn(context))),
  bind(sendAcceptCode, (input, context) =>
    accepting.sendCode({ ...input, locale: input.locale ?? context.locale }, visitor(input, context)),
  ),
  bind(acceptQuote, (input, context) => accepting.accept(input, visitor(input, context))),
];
