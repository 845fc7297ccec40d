/** A request with its quotes and the conversation about them, as its renter and an owner see them. */
export { Conversation, type ConversationProps } from './conversation/conversation.tsx';
export { DealNewsProvider, useDealNews } from './conversation/deal-news-context.tsx';
export { QuoteBadge } from './quotes/quote-badge.tsx';
export { QuoteCard, type QuoteCardProps } from './quotes/quote-card.tsx';
export { QuoteLines } from './quotes/quote-lines.tsx';
export { type RequestNamed } from './request/use-request.ts';
export { RequestView, type RequestStep, type RequestViewProps } from './request/request-view.tsx';
export { Agreement, type AgreementProps } from './request/agreement.tsx';
export { Track } from './request/track.tsx';
export { AskForm, type AskFormProps, type AskedForQuote } from './ask/ask-form.tsx';
export { messages as askMessages } from './ask/ask.messages.ts';
export { ConfirmForm, type ConfirmFormProps } from './ask/confirm-form.tsx';
export { CodeField } from './accept/code-field.tsx';
export { type Code, type CodeHandle, useCode } from './accept/use-code.ts';
export { useAskedFor } from './words/asked-for.ts';
export { type Moments, useMoments } from './words/moments.ts';
export { words as dealWords } from './words/words.messages.ts';
