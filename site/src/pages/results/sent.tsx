import { formatPhone } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { messages } from './results.messages.ts';
import type { SentRequirement } from './sent-requirement.ts';

/** Says that a requirement is sent, and what happens next. */
export function Sent({ requirement }: { readonly requirement: SentRequirement | undefined }) {
  const { fullName = '', phone = '', isWaiting = false } = requirement ?? {};
  const results = useMessages(messages);
  const { steps } = results;
  const all = [
    isWaiting ? steps.waiting : steps.stored,
    steps.call(phone.length === 10 ? formatPhone(phone) : ''),
    steps.choose,
  ];
  return (
    <section className="listing__sent" role="status" data-waiting={isWaiting || undefined}>
      <span className="listing__tick">
        <Icon name={isWaiting ? 'retry' : 'check'} />
      </span>
      <div>
        <p className="listing__said">{isWaiting ? results.sentLater : results.sent(fullName)}</p>
        <p>{results.mayFit}</p>
      </div>
      <ol aria-label={results.next}>
        {all.map(([name, what], place) => (
          <li key={name} data-done={place === 0 && !isWaiting ? '' : undefined}>
            <b>{name}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
