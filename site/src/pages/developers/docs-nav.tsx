import { useEffect, useRef, useState } from 'react';
import { elements } from 'virtual:elements';
import { usePartInSight } from '../static/use-part-in-sight.ts';
import { elementPath } from './element-path.ts';
import type { GuidePart } from './guide-part.ts';
import { guide } from './guide.messages.ts';

/** A page of the documentation. */
export interface DocsPage {
  readonly href: string;
  readonly label: string;
}

const { hosts, topics, upkeep } = guide.parts;

export const partPath = (id: string): string => `/developers/guide/${id}`;
/** What changed in each version. */
export const changesPath = '/developers/changes';
const pageOf = ({ id, heading, short = heading }: GuidePart): DocsPage => ({ href: partPath(id), label: short });

const groups: readonly (readonly [heading: string, pages: readonly DocsPage[]])[] = [
  [guide.start, hosts.map(pageOf)],
  [guide.elements, elements.map(({ tag }) => ({ href: elementPath(tag), label: tag.replace('yantra-', '') }))],
  [guide.topics, topics.map(pageOf)],
  [guide.upkeep, [...upkeep.map(pageOf), { href: changesPath, label: guide.changes }]],
];
const all = groups.flatMap(([, pages]) => pages);

/** All pages of the documentation, with the current one marked; folded into one line on small screens. */
export function DocsNav({ current }: { readonly current: string }) {
  const list = groups.map(([heading, pages]) => (
    <div key={heading}>
      <p>{heading}</p>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
  const nav = useCurrentInSight(current);
  return (
    <>
      <nav className="dev__nav" aria-label={guide.contents} ref={nav}>
        {list}
      </nav>
      <details className="dev__fold" key={current}>
        <summary>{all.find(({ href }) => href === current)?.label ?? guide.contents}</summary>
        <nav aria-label={guide.contents}>{list}</nav>
      </details>
    </>
  );
}

/** Scrolls a list of its own height to its current entry, and not the page. */
function useCurrentInSight(current: string) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: box } = list;
    const entry = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !entry) return;
    const below = entry.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (below < 0 || below + entry.offsetHeight > box.clientHeight) box.scrollTop += below - box.clientHeight / 2;
  }, [current]);
  return list;
}

/** The pages before and after this one. */
export function NextPages({ current }: { readonly current: string }) {
  const at = all.findIndex(({ href }) => href === current);
  const [before, next] = [all[at - 1], all[at + 1]];
  return (
    <nav className="dev__next" aria-label={`${guide.before}, ${guide.next}`}>
      {before && (
        <a href={before.href}>
          <small>{guide.before}</small> {before.label}
        </a>
      )}
      {next && (
        <a href={next.href}>
          <small>{guide.next}</small> {next.label}
        </a>
      )}
    </nav>
  );
}

interface OnThisPageProps {
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
}

/** The sections of a long page, with the one in view marked; beside it where there is room. */
export function OnThisPage({ sections }: OnThisPageProps) {
  // The sections of a page do not change while it is shown.
  const [observed] = useState(sections);
  const current = usePartInSight(observed);
  return (
    <nav className="dev__toc" aria-label={guide.onPage}>
      <p>{guide.onPage}</p>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same page as Markdown, which the server writes; with a target, so that the router leaves it to the browser. */
export const MarkdownLink = ({ path }: { readonly path: string }) => (
  <p className="dev__markdown">
    <a className="y-link" href={`${path}.md`} type="text/markdown" target="_self">
      {guide.markdown}
    </a>
  </p>
);
