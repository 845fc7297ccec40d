import { ButtonLink } from '@yantra/ui';
import { withLinks } from '../static/paper-page.tsx';
import { CodeBlock } from './code-block.tsx';
import './developers.css';
import { type GuideBlock, type GuidePart, guide } from './guide.messages.ts';
import { Reference } from './reference.tsx';

const { parts, reference } = guide;

/** The guide for who puts widgets on a page: what to paste by host, and what each element takes and tells. */
export function Guide() {
  return (
    <div className="wrap">
      <article className="paper guide">
        <h1>{guide.title}</h1>
        <p className="paper__lede">{guide.lede}</p>
        <p className="guide__ways">
          <ButtonLink variant="primary" href="/developers/playground">
            {guide.play}
          </ButtonLink>
          <ButtonLink variant="secondary" href="/storybook">
            {guide.states}
          </ButtonLink>
        </p>
        <div className="paper__parts">
          <nav className="paper__contents" aria-labelledby="contents">
            <h2 id="contents">{guide.contents}</h2>
            <ol>
              {[...parts.hosts, ...parts.more, reference].map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="paper__words guide__words">
            {[...parts.hosts, ...parts.more].map((part) => (
              <Part key={part.id} {...part} />
            ))}
            <section id={reference.id} aria-labelledby={`${reference.id}-heading`}>
              <h2 id={`${reference.id}-heading`}>{reference.heading}</h2>
              <p>{withLinks(reference.note)}</p>
              <Reference />
            </section>
          </div>
        </div>
      </article>
    </div>
  );
}

const Part = ({ id, heading, blocks }: GuidePart) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </section>
);

function Block({ block }: { readonly block: GuideBlock }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  if ('code' in block) return <CodeBlock {...block} />;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{withLinks(point)}</li>
      ))}
    </ul>
  );
}
