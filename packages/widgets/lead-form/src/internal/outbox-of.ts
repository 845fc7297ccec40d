import { sentenceIn, textsIn } from '@yantra/language';
import type { Scope } from '@yantra/state';
import { messages } from '../lead-form.messages.ts';
import { type Outbox, createOutbox } from '../outbox.ts';
import { alone, later, onLineBack } from './browser.ts';
import { sendRequirement } from './send-requirement.ts';

/** Milliseconds a notice stays (public-area.md §9). */
export const noticeMs = 4000;

/** The outbox over this browser: it sends through the scope, and says by its notices what became of each. */
export function outboxOf(scope: Scope): Outbox {
  const { language } = scope;
  const texts = textsIn(language, messages);
  const tell = (kind: 'success' | 'error', text: string) => scope.notify({ kind, text, duration: noticeMs });
  return createOutbox({
    storage: () => localStorage,
    send: (input) => sendRequirement(scope, input),
    now: Date.now,
    alone,
    onLineBack,
    later,
    onSent: ({ category }) => tell('success', texts.sentLater(category)),
    onRefused: ({ category }, { message }) => tell('error', texts.refused(category, sentenceIn(language, message))),
  });
}
