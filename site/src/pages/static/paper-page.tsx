import { type Languages, textsIn, useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { type ComponentType, Fragment, type ReactNode, useMemo } from 'react';
import { useHref } from '../../navigation.tsx';
import type { SitePage } from '../../page.ts';
import { addressOf, filled } from './filled.ts';
import type { LegalBlock, LegalPart, LegalTexts } from './paper.ts';
import { type PaperName, papers } from './places.ts';
import { messages } from './static.messages.ts';
import { usePartInSight } from './use-part-in-sight.ts';

interface Paper {
  /** Its module, as in `SitePage`. */
  readonly source: string;
  readonly name: PaperName;
  /** In English. */
  readonly texts: LegalTexts;
  readonly languages: Languages;
  /** Its translations say that the English text counts. */
  readonly isPolicy?: true;
  /** The day of the last change, ISO 8601. */
  readonly updated?: string;
  /** Stands between the introduction and the parts. */
  readonly Extra?: ComponentType;
}

/** A page of plain words. */
export const pageOf = (paper: Paper): SitePage => ({
  source: paper.source,
  Component: () => <PaperPage {...paper} />,
  languages: paper.languages,
  head: ({ language }) => {
    const { title, papers: names } = textsIn(language, messages);
    const { description, keywords } = textsIn(language, paper.texts);
    return { title: title(names[paper.name]), description, keywords, canonicalPath: papers[paper.name] };
  },
});

function PaperPage({ name, texts: english, isPolicy, updated, Extra }: Paper) {
  const texts = useMessages(messages);
  const { day, lede, short, parts: byId } = useMessages(english);
  const parts = useMemo(() => Object.entries(byId).map(([id, part]) => ({ id, ...part })), [byId]);
  const current = usePartInSight(parts);
  return (
    <div className="wrap paper">
      <nav className="paper__contents" aria-label={texts.contents}>
        <p>{texts.contents}</p>
        <Contents parts={parts} current={current} />
      </nav>
      <article className="paper__text">
        <h1>{texts.papers[name]}</h1>
        <p className="paper__date">
          {updated && (
            <span>
              {texts.updated} <time dateTime={updated}>{updated.split('-').toReversed().join('-')}</time> ({day})
            </span>
          )}
          <button type="button" className="y-link" onClick={() => print()}>
            {texts.print}
          </button>
        </p>
        {isPolicy && <Original path={papers[name]} />}
        {/* Where there is no room beside the text. */}
        <nav className="paper__fold" aria-label={texts.contents}>
          <details>
            <summary>
              {texts.contents}
              <Icon name="down" />
            </summary>
            <Contents parts={parts} current={current} />
          </details>
        </nav>
        {short ? (
          <section className="paper__short">
            <h2>{texts.short}</h2>
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
        {Extra && <Extra />}
        <div className="paper__words">
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
        <Others name={name} />
      </article>
    </div>
  );
}

interface PartWithId extends LegalPart {
  readonly id: string;
}

interface ContentsProps {
  readonly parts: readonly PartWithId[];
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

/** Which text counts, where this is a translation. */
function Original({ path }: { readonly path: string }) {
  const { original, toOriginal } = useMessages(messages);
  return (
    original && (
      <p className="paper__original">
        {original}{' '}
        <a className="y-link" href={path} hrefLang="en-IN">
          {toOriginal}
        </a>
      </p>
    )
  );
}

function Others({ name }: { readonly name: PaperName }) {
  const texts = useMessages(messages);
  const to = useHref();
  return (
    <ul className="paper__others">
      {(Object.keys(papers) as PaperName[])
        .filter((other) => other !== name)
        .map((other) => (
          <li key={other}>
            <a href={to(papers[other])}>
              {texts.papers[other]}
              <Icon name="right" />
            </a>
          </li>
        ))}
    </ul>
  );
}

const Part = ({ id, heading, blocks }: PartWithId) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </section>
);

function Block({ block }: { readonly block: LegalBlock }) {
  const { spans } = useMessages(messages);
  const to = useHref();
  const drawn = (text: string) =>
    linked(filled(text, spans), (place) => {
      const address = addressOf(place) ?? '';
      return address.startsWith('/') ? to(address) : address;
    });
  if (typeof block === 'string') return <p>{drawn(block)}</p>;
  return (
    <ul>
      {Object.values(block).map((point) => (
        <li key={point}>{drawn(point)}</li>
      ))}
    </ul>
  );
}

/** Text with its `[words](address)` as links, and text in backticks as code. */
export const withLinks = (text: string): ReactNode => linked(text, (address) => address);

function linked(text: string, addressAt: (place: string) => string): ReactNode {
  return text.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((piece, index) => {
    if (/^`.+`$/.test(piece)) return <code key={index}>{piece.slice(1, -1)}</code>;
    const [, words, place] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
    if (!words || !place) return <Fragment key={index}>{piece}</Fragment>;
    return (
      <a key={index} className="y-link" href={addressAt(place)}>
        {words}
      </a>
    );
  });
}
