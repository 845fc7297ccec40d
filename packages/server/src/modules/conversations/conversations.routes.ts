import { addMessagePicture, getConversation, markConversationRead, sendMessage } from '@yantra/contract/calls';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Conversations } from './conversations.service.ts';

/** The place of a deal on the secret page, without a language. */
export const pagePath = (page: string, dealId: string): string =>
  `/q/${encodeURIComponent(page)}#deal-${encodeURIComponent(dealId)}`;

export const conversationsRoutes = (conversations: Conversations): BoundCall[] => [
  bind(getConversation, ({ page, ...input }, { caller }) => conversations.read(input, { caller, page })),
  bind(sendMessage, ({ page, ...message }, { caller }) => conversations.send(message, { caller, page }), {
    // A plain form sends no list.
    inputOf: ({ pictures, ...fields }) => ({ ...fields, ...(pictures && { pictures: [pictures] }) }),
    goTo: ({ page = '', dealId = '' }) => pagePath(page, dealId),
  }),
  bind(markConversationRead, ({ page, ...read }, { caller }) => conversations.markRead(read, { caller, page })),
  bind(addMessagePicture, ({ page, dealId }, { caller, file }) => {
    if (file === undefined) throw new AppError('request.unsupported');
    return conversations.addPicture(dealId, file, { caller, page });
  }),
];
