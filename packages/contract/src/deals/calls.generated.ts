/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Accepts a quote, named by its hash and confirmed by a code: the machine is booked, and other quotes for the job are closed. */
export const acceptQuote: CallNamed<'acceptQuote'> = {
  name: 'acceptQuote',
  method: 'POST',
  path: '/Deal/AcceptQuote',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Takes a picture for a message, in the field `file`; the deal stands in the query. */
export const addMessagePicture: CallNamed<'addMessagePicture'> = {
  name: 'addMessagePicture',
  method: 'POST',
  path: '/Deal/AddMessagePicture',
  takes: 'file',
  answer: 'object',
  key: 'url',
};
/** Asks the owner of one machine for a quote, or the owners of several, once per key; also taken as a plain form. */
export const askForQuote: CallNamed<'askForQuote'> = {
  name: 'askForQuote',
  method: 'POST',
  path: '/Deal/AskForQuote',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Declines, takes back, refuses, withdraws, asks again or cancels, whoever may. */
export const changeDeal: CallNamed<'changeDeal'> = {
  name: 'changeDeal',
  method: 'POST',
  path: '/Deal/ChangeDeal',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Closes the secret page of a request at once. */
export const closePage: CallNamed<'closePage'> = {
  name: 'closePage',
  method: 'POST',
  path: '/Deal/ClosePage',
  takes: 'json',
};
/** Confirms the phone of a request by a code: owners are asked now, and its secret page is open. An open page before it is closed. */
export const confirmRequirement: CallNamed<'confirmRequirement'> = {
  name: 'confirmRequirement',
  method: 'POST',
  path: '/Deal/ConfirmRequirement',
  takes: 'json',
  answer: 'object',
  key: 'requestId',
};
/** The agreement of a deal, as PDF. */
export const getAgreement: CallNamed<'getAgreement'> = {
  name: 'getAgreement',
  method: 'GET',
  path: '/Deal/GetAgreement',
  takes: 'query',
};
/** What was written and done in a deal, from a place on: exactly what was missed, once, in order. */
export const getConversation: CallNamed<'getConversation'> = {
  name: 'getConversation',
  method: 'POST',
  path: '/Deal/GetConversation',
  takes: 'json',
  answer: 'object',
  key: 'lines',
};
/** A deal as one of its two parties sees it; admins see it too. */
export const getDeal: CallNamed<'getDeal'> = {
  name: 'getDeal',
  method: 'POST',
  path: '/Deal/GetDeal',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Who asked for a quote for one’s machines and how it stands, with one’s own figures. */
export const getInbox: CallNamed<'getInbox'> = {
  name: 'getInbox',
  method: 'POST',
  path: '/Deal/GetInbox',
  takes: 'json',
  answer: 'page',
};
/** One’s own requests for quotes, the newest first. */
export const getMyRequests: CallNamed<'getMyRequests'> = {
  name: 'getMyRequests',
  method: 'POST',
  path: '/Deal/GetMyRequests',
  takes: 'json',
  answer: 'page',
};
/** A quote to begin with, filled from the machine’s rate card and the job. */
export const getQuoteDraft: CallNamed<'getQuoteDraft'> = {
  name: 'getQuoteDraft',
  method: 'POST',
  path: '/Deal/GetQuoteDraft',
  takes: 'json',
  answer: 'object',
  key: 'machines',
};
/** A request with all its quotes, by its secret page or as one of one’s own. */
export const getRequest: CallNamed<'getRequest'> = {
  name: 'getRequest',
  method: 'POST',
  path: '/Deal/GetRequest',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Says how far one has read the conversation of a deal; it never goes back. */
export const markConversationRead: CallNamed<'markConversationRead'> = {
  name: 'markConversationRead',
  method: 'POST',
  path: '/Deal/MarkConversationRead',
  takes: 'json',
};
/** Begins a deal about a lead that one wants to send a quote for; the same answer if there is one. */
export const openDeal: CallNamed<'openDeal'> = {
  name: 'openDeal',
  method: 'POST',
  path: '/Deal/OpenDeal',
  takes: 'json',
  answer: 'object',
  key: 'dealId',
};
/** Gives the secret page of a request a new address; the old one is closed. */
export const renewPage: CallNamed<'renewPage'> = {
  name: 'renewPage',
  method: 'POST',
  path: '/Deal/RenewPage',
  takes: 'json',
  answer: 'object',
  key: 'page',
};
/** Sends a code to the phone of a request, to accept a quote by; none where its machine is not free on those days. */
export const sendAcceptCode: CallNamed<'sendAcceptCode'> = {
  name: 'sendAcceptCode',
  method: 'POST',
  path: '/Deal/SendAcceptCode',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Writes into the conversation of a deal, once per key; also taken as a plain form. */
export const sendMessage: CallNamed<'sendMessage'> = {
  name: 'sendMessage',
  method: 'POST',
  path: '/Deal/SendMessage',
  takes: 'json',
  answer: 'object',
  key: 'place',
};
/** Sends a quote, or a new version of it; the server works out GST, amounts and total. */
export const sendQuote: CallNamed<'sendQuote'> = {
  name: 'sendQuote',
  method: 'POST',
  path: '/Deal/SendQuote',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Sends a code to the phone of a request, to confirm it or to open its secret page anew. */
export const sendRequirementCode: CallNamed<'sendRequirementCode'> = {
  name: 'sendRequirementCode',
  method: 'POST',
  path: '/Deal/SendRequirementCode',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
