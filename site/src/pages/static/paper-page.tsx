import { Fragment, type ReactNode } from 'react';
import type { SitePage } from '../../page.ts';
import type { Paper, PaperBlock, PaperPart } from './paper.ts';
import { messages } from './static.messages.ts';

/** The page of a paper. @param extra stands between the first words and the parts */
export const pageOf = (paper: Paper, canonicalPath: string, extra?: ReactNode): SitePage => ({
  Component: () => <PaperPage paper={paper} extra={extra} />,
  head: () => ({
    title: messages.title(paper.title),
    description: paper.description,
    keywords: paper.keywords,
    canonicalPath,
  }),
});

function PaperPage({ paper, extra }: { readonly paper: Paper; readonly extra: ReactNode }) {
  const { title, updated, lede, parts } = paper;
  return (
    <div className="wrap">
      <article className="paper">
        <h1>{title}</h1>
        {updated && (
          <p className="paper__date">
            {messages.updated} <time dateTime={updated.date}>{updated.shown}</time>
          </p>
        )}
        <p className="paper__lede">{lede}</p>
        {extra}
        <div className="paper__parts">
          <nav className="paper__contents" aria-labelledby="contents">
            <h2 id="contents">{messages.contents}</h2>
            <ol>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="paper__words">
            {parts.map((part) => (
              <Part key={part.id} {...part} />
            ))}
          </div>
        </div>
      </article>
    </div>
  );
}

const Part = ({ id, heading, blocks }: PaperPart) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </section>
);

function Block({ block }: { readonly block: PaperBlock }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{withLinks(point)}</li>
      ))}
    </ul>
  );
}

/** Text with its `[words](address)` as links, and what stands between back ticks as code. */
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
