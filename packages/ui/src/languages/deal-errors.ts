import type { ErrorsOf, FieldErrorsOf } from '@yantra/contract/calls';
import type { ErrorText } from './language.ts';

/** The calls about requests, quotes and agreements. */
type DealCall =
  | 'sendRequirementCode'
  | 'confirmRequirement'
  | 'getRequest'
  | 'getMyRequests'
  | 'closePage'
  | 'renewPage'
  | 'getInbox'
  | 'getDeal'
  | 'openDeal'
  | 'getQuoteDraft'
  | 'sendQuote'
  | 'changeDeal'
  | 'sendAcceptCode'
  | 'acceptQuote'
  | 'getConversation'
  | 'sendMessage'
  | 'markConversationRead'
  | 'addMessagePicture'
  | 'getAgreement';

/** What the calls about deals may answer, in another language. */
export type DealErrors = {
  readonly [Code in ErrorsOf<DealCall> | FieldErrorsOf<DealCall>]: ErrorText<Code>;
};
