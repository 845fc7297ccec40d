import type { Address } from '../../address.ts';
import { withLinks } from '../static/paper-page.tsx';
import { CodeSample } from './code-sample.tsx';
import { DocsNav, NextPages, partPath } from './docs-nav.tsx';
import { Frame } from './frame.tsx';
import { type GuideBlock, type GuidePart, guide } from './guide.messages.ts';

const parts: readonly GuidePart[] = [...guide.parts.hosts, ...guide.parts.more];

export const partOf = ({ params }: Pick<Address, 'params'>): GuidePart | undefined =>
  parts.find(({ id }) => id === params['part']);

export function guideHead(part: GuidePart | undefined) {
  const heading = part?.heading ?? guide.nothing;
  return {
    title: guide.headTitle(heading),
    description: guide.description(heading),
    keywords: guide.keywords,
    ...(part ? { canonicalPath: partPath(part.id) } : { isPrivate: true }),
  };
}

/** One part of the guide: code to paste per framework, or background. */
export function Guide(address: Address) {
  const part = partOf(address);
  const path = partPath(part?.id ?? '');
  return (
    <Frame current="guide" head={guideHead(part)}>
      <div className="wrap dev__docs">
        <DocsNav current={path} />
        <article className="dev__article">
          <h1>{part?.heading ?? guide.nothing}</h1>
          {part ? part.blocks.map((block, index) => <Block key={index} block={block} />) : <p>{guide.nothingLede}</p>}
          {part && <NextPages current={path} />}
        </article>
      </div>
    </Frame>
  );
}

function Block({ block }: { readonly block: GuideBlock }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  if ('pieces' in block) return <CodeSample label={block.label} pieces={block.pieces} />;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{withLinks(point)}</li>
      ))}
    </ul>
  );
}
