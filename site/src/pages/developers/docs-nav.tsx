import { elements } from 'virtual:elements';
import { elementPath } from './element-path.ts';
import { guide, type GuidePart } from './guide.messages.ts';

/** A page of the documentation. */
export interface DocsPage {
  readonly href: string;
  readonly label: string;
}

const { hosts, more } = guide.parts;

export const partPath = (id: string): string => `/developers/guide/${id}`;
const pageOf = ({ id, heading, short = heading }: GuidePart): DocsPage => ({ href: partPath(id), label: short });

const groups: readonly (readonly [heading: string, pages: readonly DocsPage[]])[] = [
  [guide.start, hosts.map(pageOf)],
  [guide.elements, elements.map(({ tag }) => ({ href: elementPath(tag), label: tag.replace('yantra-', '') }))],
  [guide.more, more.map(pageOf)],
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
  return (
    <>
      <nav className="dev__nav" aria-label={guide.contents}>
        {list}
      </nav>
      <details className="dev__fold" key={current}>
        <summary>{all.find(({ href }) => href === current)?.label ?? guide.contents}</summary>
        <nav aria-label={guide.contents}>{list}</nav>
      </details>
    </>
  );
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
