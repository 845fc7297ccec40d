import { formatPhone } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ButtonLink, Icon } from '@yantra/ui';
import { useHref } from '../../navigation.tsx';
import { confirmPath } from '../ask/ask-path.ts';
import { messages } from './results.messages.ts';
import type { SentRequirement } from './sent-requirement.ts';

export interface SentProps {
  readonly requirement: SentRequirement | undefined;
  /** The requirement in the address, as a plain form leads here. */
  readonly request?: string | undefined;
}

/** Says that a requirement is sent, and what happens next. */
export function Sent({ requirement, request }: SentProps) {
  const { fullName = '', phone = '', isWaiting = false, requestId = request, isConfirmed } = requirement ?? {};
  const to = useHref();
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
        {requestId && (
          <p>
            <ButtonLink
              variant="primary"
              href={to(isConfirmed ? `/dashboard/my-requests/${requestId}` : confirmPath(requestId))}
            >
              {isConfirmed ? results.seeQuotes : results.getQuotes}
            </ButtonLink>
          </p>
        )}
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
