import { piecesOfMarkup } from '@yantra/ui';
import { useState } from 'react';
import { elements } from 'virtual:elements';
import type { Address } from '../../address.ts';
import { CodeSample } from './code-sample.tsx';
import { DocsNav, MarkdownLink, NextPages, OnThisPage } from './docs-nav.tsx';
import type { ElementFacts } from './element-facts.ts';
import { elementPath, tagNamed } from './element-path.ts';
import { ElementPreview } from './element-preview.tsx';
import { shownValues } from './element-words.ts';
import { Frame } from './frame.tsx';
import { frameworks, frameworkSnippet } from './framework-snippet.ts';
import { guide } from './guide.messages.ts';
import { writtenAttributes } from './playground-choice.ts';
import { isShown } from './playground-path.ts';
import { reference } from './reference.messages.ts';
import { Reference, sectionsOf } from './reference.tsx';
import { useKeptFramework } from './use-kept-framework.ts';

export const elementNamed = ({ params }: Pick<Address, 'params'>): ElementFacts | undefined =>
  elements.find(({ tag }) => tag === tagNamed(params['name'] ?? ''));

export const elementHead = (facts: ElementFacts | undefined) =>
  facts
    ? {
        title: reference.headTitle(facts.tag),
        description: reference.headDescription(facts.tag, facts.description),
        keywords: guide.keywords,
        canonicalPath: elementPath(facts.tag),
        isEnglishOnly: true,
      }
    : { title: guide.headTitle(guide.nothing), isPrivate: true };

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
  const [values, setValues] = useState(() => shownValues(tag));
  const attributes = writtenAttributes({ tag, values }, facts);
  const sections = sectionsOf(facts);
  return (
    <>
      <article className="dev__article">
        <h1>
          <code>{`<${tag}>`}</code>
        </h1>
        <p className="dev__lede">{description}</p>
        <section id="preview" aria-label={reference.preview} className="dev__live">
          {isShown(tag) && (
            <ElementPreview facts={facts} attributes={attributes} values={values} onValues={setValues} />
          )}
          <Snippet facts={facts} attributes={attributes} />
        </section>
        <Reference sections={sections} />
        <MarkdownLink path={elementPath(tag)} />
        <NextPages current={elementPath(tag)} />
      </article>
      <OnThisPage
        sections={[{ id: 'preview', heading: reference.preview }, ...sections].map(({ id, heading }) => ({
          id,
          heading,
        }))}
      />
    </>
  );
}

interface SnippetProps {
  readonly facts: ElementFacts;
  readonly attributes: ReturnType<typeof writtenAttributes>;
}

/** The code to paste, in the reader's framework. */
function Snippet({ facts: { tag, events }, attributes }: SnippetProps) {
  const [kept, choose] = useKeptFramework();
  const framework = frameworks.find((one) => one === kept) ?? 'html';
  const code = frameworkSnippet(framework, { tag, attributes, event: events[0]?.name });
  return (
    <CodeSample
      label={reference.frameworks[framework]}
      pieces={piecesOfMarkup(code)}
      tabs={{
        label: reference.framework,
        options: frameworks.map((value) => ({ value, label: reference.frameworks[value] })),
        value: framework,
        onValue: choose,
      }}
    />
  );
}
