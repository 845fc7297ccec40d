import { ButtonLink, StateMessage } from '@yantra/ui';
import { messages } from '../site.messages.ts';

const { notFound } = messages;

/** The page of every address that has none. */
export function NotFound() {
  return (
    <div className="wrap section">
      <h1 className="y-hidden">{notFound.heading}</h1>
      <StateMessage picture="empty-search" title={notFound.heading} text={notFound.text}>
        <ButtonLink href="/">{notFound.home}</ButtonLink>
      </StateMessage>
    </div>
  );
}
