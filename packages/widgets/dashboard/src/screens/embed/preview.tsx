import { themeProperties } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Segment } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from './embed.messages.ts';
import { type Choice, attributesOf } from './snippet.ts';
import { originOf } from './use-snippet.ts';

/** The element as on a partner's page, created again whenever its markup changes. */
function elementOf(choice: Choice, link: string, name: string): HTMLElement {
  const element = document.createElement(choice.tag);
  for (const [attribute, value] of attributesOf(choice)) element.setAttribute(attribute, value);
  const words = document.createElement('a');
  words.href = link;
  words.textContent = name;
  element.append(words);
  return element;
}

/**
 * The same element that visitors will see, loaded by the partners' loader. Not in a frame: our own pages forbid frames, and the element's styles are isolated
 * anyway.
 */
export function Preview({ choice }: { readonly choice: Choice }) {
  const texts = useMessages(messages);
  const origin = originOf(useScope().siteUrl);
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const markup = JSON.stringify([choice.tag, attributesOf(choice)]);
  const theme = JSON.stringify(themeProperties(choice.theme));
  const name = texts.widgets[choice.tag];
  const latest = useRef(choice);
  latest.current = choice;

  useEffect(() => {
    // Browsers cache a failed import, so a retry needs another URL.
    const again = attempt === 0 ? '' : `?again=${attempt}`;
    import(/* @vite-ignore */ `${origin}/embed/v1/yantra.js${again}`).catch(() => setFailed(true));
  }, [origin, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  useEffect(() => {
    place.current?.replaceChildren(elementOf(latest.current, `${origin}/equipments`, name));
  }, [origin, markup, name]);
  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (!(element instanceof HTMLElement)) return;
    element.removeAttribute('style');
    for (const [property, value] of JSON.parse(theme) as [string, string][]) {
      element.style.setProperty(property, value);
    }
    // The name too: it makes a new element.
  }, [markup, theme, name]);

  const { widths } = texts;
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{texts.preview}</h2>
        <Segment
          label={texts.width}
          options={[
            { value: 'wide', label: widths.wide },
            { value: 'phone', label: widths.phone },
          ]}
          value={width}
          onValue={setWidth}
        />
      </div>
      <div className="y-embed__ground" data-scheme={choice.theme.scheme}>
        <div className="y-embed__page" data-width={width}>
          {isFailed && (
            <p role="alert">
              {texts.previewFailed}{' '}
              <button type="button" className="y-link" onClick={retry}>
                {texts.retry}
              </button>
            </p>
          )}
          <div ref={place} />
        </div>
      </div>
    </section>
  );
}
