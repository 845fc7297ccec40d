import { useSignals } from '@preact/signals-react/runtime';
import { getCategories } from '@yantra/contract/calls';
import { useErrorText, useMessages, useWord } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, ButtonLink } from '@yantra/ui';
import { type ReactNode, useMemo } from 'react';
import { useHref } from '../../navigation.tsx';
import { messages as english } from './not-found.messages.ts';
import picture from './not-found.svg';

/** How many categories, in the order of the list. */
const most = 6;

/** The page of every unknown address: the reason, and ways on. */
export function NotFound() {
  return <Lost />;
}

/** The same, with one more link. */
export function Lost({ children }: { readonly children?: ReactNode }) {
  useSignals();
  const messages = useMessages(english);
  const errorText = useErrorText();
  const word = useWord();
  const to = useHref();
  const scope = useScope();
  const categories = useMemo(() => scope.resource(getCategories, () => ({})), [scope]);
  const remote = categories.remote.value;
  return (
    <div className="wrap lost">
      <img src={picture} alt="" width="640" height="480" />
      <p className="y-muted y-num">{messages.code}</p>
      <h1>{messages.heading}</h1>
      <p>{messages.text}</p>
      {remote.status === 'failed' && !remote.data ? (
        <p role="alert">
          {errorText(remote.error)} <Button onClick={categories.reload}>{messages.retry}</Button>
        </p>
      ) : (
        <ul className="lost__kinds">
          {(dataOf(remote) ?? []).slice(0, most).map(({ id, name }) => (
            <li key={id}>
              <a className="y-chip" href={to(`/equipments?categoryId=${id}`)}>
                {word(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="lost__ways">
        <ButtonLink variant="primary" size="lg" href={to('/')}>
          {messages.home}
        </ButtonLink>
        <ButtonLink size="lg" href={to('/equipments')}>
          {messages.all}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
