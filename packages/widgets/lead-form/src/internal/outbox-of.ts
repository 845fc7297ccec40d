import { noticeMs } from '@yantra/domain';
import { failureIn, textsIn } from '@yantra/language';
import { type Scope, later, withTabLock } from '@yantra/state';
import { messages } from '../lead-form.messages.ts';
import { type Outbox, createOutbox } from '../outbox.ts';
import { onLineBack } from './browser.ts';
import { sendRequirement } from './send-requirement.ts';

/** Without locks the idempotency key alone makes sure that a requirement is stored once. */
const lock = { name: 'yantra.lead.outbox' } as const;

/** The outbox in this browser: it sends through the scope, and its notices say what became of each requirement. */
export function outboxOf(scope: Scope): Outbox {
  const { language } = scope;
  const texts = textsIn(language, messages);
  const tell = (kind: 'success' | 'error', text: string) => scope.notify({ kind, text, duration: noticeMs });
  return createOutbox({
    storage: () => localStorage,
    send: (input) => sendRequirement(scope, input),
    now: Date.now,
    withTabLock: (act) => withTabLock(lock, act),
    onLineBack,
    later,
    onSent: ({ category }) => tell('success', texts.sentLater(category)),
    onRefused: ({ category }, error) => tell('error', texts.refused(category, failureIn(language, error).message)),
  });
}
