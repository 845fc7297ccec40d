import { useMessages } from '@yantra/language';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { isPlainClick } from '../plain-click.ts';
import { messages } from '../ui.messages.ts';
import { shownPages } from './shown-pages.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** A plain click turns the page in place; a click for a new tab follows the link. Without it every click follows the link. */
  onPage?: (page: number) => void;
}

/** Links to the pages of a list. Nothing where there is one page only. */
export function Pagination({ page, pageCount, hrefOf, onPage }: PaginationProps) {
  const texts = useMessages(messages);
  if (pageCount <= 1) return null;
  const previous = (
    <>
      <Icon name="left" />
      {texts.previous}
    </>
  );
  const next = (
    <>
      {texts.next}
      <Icon name="right" />
    </>
  );
  const turn = { hrefOf, onPage };
  return (
    <nav className="y-pages" aria-label={texts.pages}>
      {page > 1 ? (
        <PageLink {...turn} to={page - 1} rel="prev">
          {previous}
        </PageLink>
      ) : (
        <span aria-disabled="true">{previous}</span>
      )}
      {shownPages(page, pageCount).map((number, place) =>
        number === undefined ? (
          <span key={`gap ${place}`}>…</span>
        ) : (
          <PageLink
            key={number}
            {...turn}
            to={number}
            aria-label={texts.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </PageLink>
        ),
      )}
      {page < pageCount ? (
        <PageLink {...turn} to={page + 1} rel="next">
          {next}
        </PageLink>
      ) : (
        <span aria-disabled="true">{next}</span>
      )}
    </nav>
  );
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: number;
  hrefOf: (page: number) => string;
  onPage: ((page: number) => void) | undefined;
}

function PageLink({ to, hrefOf, onPage, children, ...rest }: PageLinkProps) {
  const turn = (event: MouseEvent) => {
    if (!onPage || !isPlainClick(event)) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <a {...rest} href={hrefOf(to)} onClick={turn}>
      {children}
    </a>
  );
}
