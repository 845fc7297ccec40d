import type { TagAttribute } from '@yantra/domain';
import { piecesOfMarkup } from '@yantra/ui';
import { elements } from 'virtual:elements';
import type { Address } from '../../address.ts';
import { CodeSample } from './code-sample.tsx';
import { DocsNav, NextPages } from './docs-nav.tsx';
import type { ElementFacts } from './element-facts.ts';
import { elementPath, tagNamed } from './element-path.ts';
import { ElementPreview } from './element-preview.tsx';
import { Frame } from './frame.tsx';
import { guide } from './guide.messages.ts';
import { markupOf } from './playground-choice.ts';
import { isShown } from './playground-path.ts';
import { playground } from './playground.messages.ts';
import { reference } from './reference.messages.ts';
import { Reference, sectionsOf } from './reference.tsx';

export const elementNamed = ({ params }: Pick<Address, 'params'>): ElementFacts | undefined =>
  elements.find(({ tag }) => tag === tagNamed(params['name'] ?? ''));

export const elementHead = (facts: ElementFacts | undefined) =>
  facts
    ? {
        title: reference.headTitle(facts.tag),
        description: reference.headDescription(facts.tag, facts.description),
        keywords: guide.keywords,
        canonicalPath: elementPath(facts.tag),
      }
    : { title: guide.headTitle(guide.nothing), isPrivate: true };

/* Attributes with which an element shows more. */
const settings: Readonly<Record<string, readonly TagAttribute[]>> = {
  'yantra-equipment-carousel': [
    ['city', 'Pune'],
    ['limit', '8'],
  ],
  'yantra-equipment-listing': [['city', 'Pune']],
  'yantra-equipment-map': [['city', 'Pune']],
};

/** An element's page: live preview, code to paste, and reference. */
export function ElementPage(address: Address) {
  const facts = elementNamed(address);
  return (
    <Frame current="elements" head={elementHead(facts)}>
      <div className="wrap dev__docs" data-wide={facts !== undefined}>
        <DocsNav current={facts ? elementPath(facts.tag) : ''} />
        {facts ? (
          <About key={facts.tag} facts={facts} />
        ) : (
          <article className="dev__article">
            <h1>{guide.nothing}</h1>
            <p>{guide.nothingLede}</p>
          </article>
        )}
      </div>
    </Frame>
  );
}

function About({ facts }: { readonly facts: ElementFacts }) {
  const { tag, description } = facts;
  const attributes = settings[tag] ?? [];
  const snippet = markupOf(tag, attributes, playground.fallback);
  const sections = sectionsOf(facts);
  return (
    <>
      <article className="dev__article">
        <h1>
          <code>{`<${tag}>`}</code>
        </h1>
        <p className="dev__lede">{description}</p>
        <section id="preview" aria-label={reference.preview} className="dev__live">
          {isShown(tag) && <ElementPreview facts={facts} attributes={attributes} />}
          <CodeSample label="HTML" pieces={piecesOfMarkup(snippet)} />
        </section>
        <Reference {...facts} />
        <NextPages current={elementPath(tag)} />
      </article>
      <nav className="dev__toc" aria-label={reference.contents}>
        <p>{reference.contents}</p>
        <ul>
          {sections.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
