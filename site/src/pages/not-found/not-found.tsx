import { useSignals } from '@preact/signals-react/runtime';
import { getCategories } from '@yantra/contract/calls';
import { dataOf, useScope } from '@yantra/state';
import { ButtonLink, CategoryBar } from '@yantra/ui';
import { type ReactNode, useMemo } from 'react';
import { messages } from './not-found.messages.ts';
import picture from './not-found.svg';

/** The page of every address that has none: why, and ways on. */
export function NotFound() {
  return <Lost />;
}

/** The same, with one more way on. */
export function Lost({ children }: { readonly children?: ReactNode }) {
  useSignals();
  const scope = useScope();
  const categories = useMemo(() => scope.resource(getCategories, () => ({})), [scope]);
  return (
    <>
      <div className="wrap lost">
        <div className="lost__words">
          <p className="y-muted y-num">{messages.code}</p>
          <h1>{messages.heading}</h1>
          <p>{messages.text}</p>
          <div className="lost__ways">
            <ButtonLink variant="primary" size="lg" href="/">
              {messages.home}
            </ButtonLink>
            <ButtonLink size="lg" href="/equipments">
              {messages.all}
            </ButtonLink>
            {children}
          </div>
        </div>
        <img src={picture} alt="" width="640" height="480" />
      </div>
      <div className="wrap section">
        <CategoryBar
          categories={dataOf(categories.remote.value)}
          selected={-1}
          hrefOf={(id) => `/equipments${id ? `?categoryId=${id}` : ''}`}
        />
      </div>
    </>
  );
}
