import { Button } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { elements } from 'virtual:elements';
import type { Address } from '../../address.ts';
import { useNavigate } from '../../navigation.tsx';
import { CodeBlock } from './code-block.tsx';
import './developers.css';
import type { ElementFacts } from './element-facts.ts';
import { addressOf, choiceIn, snippetOf, writtenAttributes } from './playground-choice.ts';
import { isShown } from './playground-path.ts';
import { PlaygroundSettings } from './playground-settings.tsx';
import { playground } from './playground.messages.ts';
import { type HeardEvent, useLiveElement } from './use-live-element.ts';

const widgets = elements.filter(({ tag }) => isShown(tag));
/** So long after the last key the address follows. */
const restMs = 300;

/** Every widget with its attributes as controls, live beside them, with what it tells and what to paste. */
export function Playground({ query }: Address) {
  const [choice, setChoice] = useState(() => choiceIn(query, widgets));
  const facts = widgets.find(({ tag }) => tag === choice.tag);
  const navigate = useNavigate();
  const address = addressOf(choice);
  const shown = useRef(address);
  useEffect(() => {
    // Whoever came without a wish keeps the short address until there is one.
    if (address === shown.current) return undefined;
    const timer = setTimeout(() => {
      shown.current = address;
      navigate(address, { replace: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [address, navigate]);
  if (!facts) return null;
  return (
    <div className="wrap">
      <article className="paper play">
        <h1>{playground.title}</h1>
        <p className="paper__lede">{playground.lede}</p>
        <p className="guide__ways">
          <a className="y-link" href="/developers">
            {playground.guide}
          </a>
        </p>
        <div className="play__parts">
          <PlaygroundSettings widgets={widgets} facts={facts} choice={choice} onChoice={setChoice} />
          <div className="play__result">
            <Live key={facts.tag} facts={facts} attributes={writtenAttributes(choice, facts)} />
            <section aria-labelledby="snippet">
              <h2 id="snippet">{playground.snippet}</h2>
              <CodeBlock code={snippetOf(choice, facts, playground.fallback)} label={playground.snippet} />
            </section>
          </div>
        </div>
      </article>
    </div>
  );
}

interface LiveProps {
  readonly facts: ElementFacts;
  readonly attributes: ReturnType<typeof writtenAttributes>;
}

function Live({ facts: { tag, events }, attributes }: LiveProps) {
  const names = [...events.map(({ name }) => name), 'yantra-ready', 'yantra-error'];
  const { place, isFailed, heard, forget } = useLiveElement(tag, attributes, names);
  return (
    <>
      <section aria-labelledby="preview">
        <h2 id="preview">{playground.preview}</h2>
        <noscript>
          <p>{playground.needsScript}</p>
        </noscript>
        {isFailed && <p role="alert">{playground.failed}</p>}
        <div ref={place} className="play__place" />
      </section>
      <section aria-labelledby="events">
        <div className="play__head">
          <h2 id="events">{playground.events}</h2>
          {heard.length > 0 && (
            <Button variant="quiet" onClick={forget}>
              {playground.clear}
            </Button>
          )}
        </div>
        <Heard heard={heard} />
      </section>
    </>
  );
}

const Heard = ({ heard }: { readonly heard: readonly HeardEvent[] }) => (
  <div role="log" aria-labelledby="events" className="play__log">
    {heard.length === 0 && <p>{playground.noEvents}</p>}
    {heard.length > 0 && (
      <ol>
        {heard.map(({ id, name, detail }) => (
          <li key={id}>
            <code>
              <strong>{name}</strong> {detail}
            </code>
          </li>
        ))}
      </ol>
    )}
  </div>
);
