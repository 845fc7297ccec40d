import type { Address } from '../../address.ts';
import { withLinks } from '../static/paper-page.tsx';
import { CodeSample } from './code-sample.tsx';
import { DocsNav, MarkdownLink, NextPages, OnThisPage, partPath } from './docs-nav.tsx';
import { FactsTable } from './facts-table.tsx';
import { Frame } from './frame.tsx';
import { type GuideBlock, type GuidePart, sectionId, titlesOf } from './guide-part.ts';
import { guide } from './guide.messages.ts';

const { hosts, topics, upkeep } = guide.parts;
const parts: readonly GuidePart[] = [...hosts, ...topics, ...upkeep];

export const partOf = ({ params }: Pick<Address, 'params'>): GuidePart | undefined =>
  parts.find(({ id }) => id === params['part']);

export function guideHead(part: GuidePart | undefined, path = partPath(part?.id ?? '')) {
  const heading = part?.heading ?? guide.nothing;
  return {
    title: guide.headTitle(heading),
    description: guide.description(heading),
    keywords: guide.keywords,
    ...(part ? { canonicalPath: path, isEnglishOnly: true } : { isPrivate: true }),
  };
}

/** One part of the guide: code to paste per framework, or background. */
export function Guide(address: Address) {
  const part = partOf(address);
  return <GuidePage part={part} path={partPath(part?.id ?? '')} />;
}

interface GuidePageProps {
  /** Absent where there is no such part. */
  readonly part: GuidePart | undefined;
  readonly path: string;
}

/** A page of the guide, with the list of all beside it. */
export function GuidePage({ part, path }: GuidePageProps) {
  const sections = part ? titlesOf(part).map((title) => ({ id: sectionId(title), heading: title })) : [];
  return (
    <Frame current="guide" head={guideHead(part, path)}>
      <div className="wrap dev__docs" data-wide={sections.length > 0}>
        <DocsNav current={path} />
        <article className="dev__article">
          <h1>{part?.heading ?? guide.nothing}</h1>
          {part ? part.blocks.map((block, index) => <Block key={index} block={block} />) : <p>{guide.nothingLede}</p>}
          {part && <MarkdownLink path={path} />}
          {part && <NextPages current={path} />}
        </article>
        {sections.length > 0 && <OnThisPage key={path} sections={sections} />}
      </div>
    </Frame>
  );
}

function Block({ block }: { readonly block: GuideBlock }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  if ('pieces' in block) return <CodeSample label={block.label} pieces={block.pieces} />;
  if ('title' in block) return <h2 id={sectionId(block.title)}>{block.title}</h2>;
  if ('columns' in block) {
    const rows = block.rows.map((row) => row.map(withLinks));
    return <FactsTable label={block.name} columns={block.columns} rows={rows} />;
  }
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{withLinks(point)}</li>
      ))}
    </ul>
  );
}
