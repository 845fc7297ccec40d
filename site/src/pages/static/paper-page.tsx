import { Icon } from '@yantra/ui';
import { Fragment, type ReactNode } from 'react';
import type { SitePage } from '../../page.ts';
import type { LegalPage, LegalBlock, LegalPart } from './paper.ts';
import { messages } from './static.messages.ts';
import { usePartInSight } from './use-part-in-sight.ts';

/** The page of a legal text. @param extra stands between the introduction and the parts */
export const pageOf = (source: string, paper: LegalPage, canonicalPath: string, extra?: ReactNode): SitePage => ({
  source,
  Component: () => <PaperPage paper={paper} path={canonicalPath} extra={extra} />,
  head: () => ({
    title: messages.title(paper.title),
    description: paper.description,
    keywords: paper.keywords,
    canonicalPath,
  }),
});

interface PaperPageProps {
  readonly paper: LegalPage;
  readonly path: string;
  readonly extra: ReactNode;
}

function PaperPage({ paper, path, extra }: PaperPageProps) {
  const { title, updated, lede, short, parts } = paper;
  const current = usePartInSight(parts);
  return (
    <div className="wrap paper">
      <nav className="paper__contents" aria-label={messages.contents}>
        <p>{messages.contents}</p>
        <Contents parts={parts} current={current} />
      </nav>
      <article className="paper__text">
        <h1>{title}</h1>
        <p className="paper__date">
          {updated && (
            <span>
              {messages.updated} <time dateTime={updated.date}>{updated.shown}</time> ({updated.words})
            </span>
          )}
          <button type="button" className="y-link" onClick={() => print()}>
            {messages.print}
          </button>
        </p>
        {/* Where there is no room beside the text. */}
        <nav className="paper__fold" aria-label={messages.contents}>
          <details>
            <summary>
              {messages.contents}
              <Icon name="down" />
            </summary>
            <Contents parts={parts} current={current} />
          </details>
        </nav>
        {short ? (
          <section className="paper__short">
            <h2>{messages.short}</h2>
            <ul>
              {[lede, ...short].map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <p className="paper__lede">{lede}</p>
        )}
        {extra}
        <div className="paper__words">
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
        <Others path={path} />
      </article>
    </div>
  );
}

interface ContentsProps {
  readonly parts: readonly LegalPart[];
  /** The part in view. */
  readonly current: string | undefined;
}

const Contents = ({ parts, current }: ContentsProps) => (
  <ol>
    {parts.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {heading}
        </a>
      </li>
    ))}
  </ol>
);

const Others = ({ path }: { readonly path: string }) => (
  <ul className="paper__others">
    {messages.papers
      .filter(([, href]) => href !== path)
      .map(([name, href]) => (
        <li key={href}>
          <a href={href}>
            {name}
            <Icon name="right" />
          </a>
        </li>
      ))}
  </ul>
);

const Part = ({ id, heading, blocks }: LegalPart) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </section>
);

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{withLinks(point)}</li>
      ))}
    </ul>
  );
}

/** Text with its `[words](address)` as links, and text in backticks as code. */
export function withLinks(text: string): ReactNode {
  return text.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((piece, index) => {
    if (/^`.+`$/.test(piece)) return <code key={index}>{piece.slice(1, -1)}</code>;
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
    if (!words || !href) return <Fragment key={index}>{piece}</Fragment>;
    return (
      <a key={index} className="y-link" href={href}>
        {words}
      </a>
    );
  });
}
