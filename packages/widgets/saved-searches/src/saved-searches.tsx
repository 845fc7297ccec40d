import type { ReportsState } from '@yantra/element';
import { useMessages } from '@yantra/language';
import { useScope, useServed, useUser } from '@yantra/state';
import { Button, ButtonLink, StateMessage } from '@yantra/ui';
import type { ReactNode } from 'react';
import { News } from './list/news.tsx';
import { SearchList, Waiting } from './list/search-list.tsx';
import { type Navigate, searchesPath } from './list/use-link.ts';
import { type Report, useReport } from './list/use-report.ts';
import { messages } from './saved-searches.messages.ts';

export interface SavedSearchesProps extends ReportsState {
  /** The search whose news are shown, by its id; without it, the list of all. */
  readonly search?: string | undefined;
  /** Where the news of a message begin, as its link says. */
  readonly after?: number | undefined;
  /** The title's level; 2 by default. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** Goes to an address of the site, without its language. By default links are followed as usual. */
  readonly navigate?: Navigate | undefined;
}

/** The searches that who is logged in saved, or the news of one. Only on the marketplace's own pages. */
export function SavedSearches(props: SavedSearchesProps) {
  const { headingLevel = 2 } = props;
  const texts = useMessages(messages);
  const Title = `h${headingLevel}` as const;
  return (
    <section className="y-root y-searches" aria-label={texts.title}>
      <header className="y-searches__top">
        <Title>{texts.title}</Title>
        <p>{texts.note}</p>
      </header>
      <Content {...props} level={headingLevel === 1 ? 2 : 3} />
    </section>
  );
}

function Content({ search, after, navigate, level, onStateChange }: SavedSearchesProps & { readonly level: 2 | 3 }) {
  const texts = useMessages(messages);
  const { session, siteUrl } = useScope();
  const user = useUser();
  const isServed = useServed();
  const report = onStateChange;
  if (isServed) return <Waiting label={texts.loading} />;
  // Elsewhere nobody can be logged in.
  const isHere = session.isHere && new URL(siteUrl || '/', location.href).origin === location.origin;
  if (!isHere)
    return (
      <Instead title={texts.elsewhere} level={level} report={report}>
        <ButtonLink href={siteUrl + searchesPath}>{texts.toMarketplace}</ButtonLink>
      </Instead>
    );
  if (!user)
    return (
      <Instead title={texts.logInTitle} text={texts.logInText} level={level} report={report}>
        <Button variant="primary" onClick={() => void session.require()}>
          {texts.logIn}
        </Button>
      </Instead>
    );
  // Another person begins anew.
  return search ? (
    <News key={`${user.id} ${search}`} id={search} {...{ after, navigate, level, report }} />
  ) : (
    <SearchList key={user.id} {...{ navigate, level, report }} />
  );
}

interface InsteadProps {
  readonly title: string;
  readonly text?: string;
  readonly level: 2 | 3;
  readonly report: Report | undefined;
  readonly children: ReactNode;
}

/** What stands there without a person. */
function Instead({ report, children, ...said }: InsteadProps) {
  useReport(report, 'empty');
  return (
    <StateMessage picture="empty-search" {...said}>
      {children}
    </StateMessage>
  );
}
