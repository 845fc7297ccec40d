import { plainTheme, themeProperties } from '@yantra/domain';
import { Button, piecesOfMarkup, Segment } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { elements } from 'virtual:elements';
import type { Address } from '../../address.ts';
import { useNavigate } from '../../navigation.tsx';
import { CodeSample } from './code-sample.tsx';
import type { ElementFacts } from './element-facts.ts';
import { Frame } from './frame.tsx';
import { type Look, propertiesOf } from './live-look.tsx';
import { look as looks } from './look.messages.ts';
import { NotArrived } from './not-arrived.tsx';
import { addressOf, choiceIn, snippetOf, writtenAttributes } from './playground-choice.ts';
import { isShown } from './playground-path.ts';
import { PlaygroundSettings } from './playground-settings.tsx';
import './playground.css';
import { playground } from './playground.messages.ts';
import { type ReceivedEvent, useLiveElement } from './use-live-element.ts';
import { useRoom } from './use-room.ts';
import { WidthHandle } from './width-handle.tsx';

const widgets = elements.filter(({ tag }) => isShown(tag));
/** The delay between the last key and the update of the address. */
const restMs = 300;
const plainLook: Look = { brand: plainTheme.brand, scheme: 'light', corners: 'soft' };

export const playgroundHead = {
  title: playground.headTitle,
  description: playground.description,
  keywords: playground.keywords,
  canonicalPath: '/developers/playground',
  isEnglishOnly: true,
};

/** Every widget with its attributes as controls, beside a live preview, its events and the code to paste. */
export function Playground({ query }: Address) {
  const [choice, setChoice] = useState(() => choiceIn(query, widgets));
  const [look, setLook] = useState(plainLook);
  const facts = widgets.find(({ tag }) => tag === choice.tag);
  useAddress(addressOf(choice));
  if (!facts) return null;
  const attributes = writtenAttributes(choice, facts);
  const startAfresh = () => {
    setChoice({ tag: choice.tag, values: {} });
    setLook(plainLook);
  };
  return (
    <Frame current="playground" head={playgroundHead} isTool>
      <article className="play">
        <h1 className="y-hidden">{playground.title}</h1>
        <PlaygroundSettings
          widgets={widgets}
          facts={facts}
          choice={choice}
          onChoice={setChoice}
          look={look}
          onLook={setLook}
          onStartAfresh={startAfresh}
        />
        <Live key={facts.tag} facts={facts} attributes={attributes} look={look} onLook={setLook}>
          <CodeSample
            className="play__code"
            label={playground.snippet}
            pieces={piecesOfMarkup(snippetOf(choice, facts, playground.fallback, themeProperties(look)))}
          />
        </Live>
      </article>
    </Frame>
  );
}

/** Updates the address with the settings, after a pause. */
function useAddress(address: string): void {
  const navigate = useNavigate();
  const shown = useRef(address);
  useEffect(() => {
    // Until something is changed, a short address stays short.
    if (address === shown.current) return undefined;
    const timer = setTimeout(() => {
      shown.current = address;
      navigate(address, { replace: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [address, navigate]);
}

interface LiveProps {
  readonly facts: ElementFacts;
  readonly attributes: ReturnType<typeof writtenAttributes>;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly children: React.ReactNode;
}

function Live({ facts: { tag, events }, attributes, look, onLook, children }: LiveProps) {
  const [chosen, setWidth] = useState<number>();
  const { stage, room } = useRoom();
  const width = chosen ?? room;
  const names = events.map(({ name }) => name);
  const { place, retry, state, heard, forget } = useLiveElement(
    { tag, attributes, properties: propertiesOf(look) },
    names,
  );
  return (
    <>
      <section className="play__see" aria-labelledby="preview">
        <h2 id="preview" className="y-hidden">
          {playground.preview}
        </h2>
        <div className="play__bar">
          <Segment<string>
            label={looks.width}
            options={looks.widths}
            value={chosen === undefined ? 'full' : String(chosen)}
            onValue={(value) => setWidth(value === 'full' ? undefined : Number(value))}
          />
          {width !== undefined && <span className="play__width">{looks.pixels(width)}</span>}
          <span className="dev__state" data-state={state} role="status">
            {looks.states[state]}
          </span>
          <Segment
            label={looks.scheme}
            options={looks.schemes}
            value={look.scheme}
            onValue={(scheme) => onLook({ ...look, scheme })}
          />
        </div>
        <div className="play__stage" data-scheme={look.scheme}>
          <noscript>
            <p>{playground.needsScript}</p>
          </noscript>
          <NotArrived retry={retry} />
          <div ref={stage}>
            <div className="play__sheet" style={chosen === undefined ? undefined : { inlineSize: chosen }}>
              <div ref={place} className="play__place" />
              {width !== undefined && room !== undefined && (
                <WidthHandle width={width} most={room} onWidth={setWidth} />
              )}
            </div>
          </div>
        </div>
      </section>
      <div className="play__out">
        {children}
        <Events heard={heard} onForget={forget} />
      </div>
    </>
  );
}

interface EventsProps {
  readonly heard: readonly ReceivedEvent[];
  readonly onForget: () => void;
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

const Events = ({ heard, onForget }: EventsProps) => (
  <section className="play__events" aria-labelledby="events">
    <div className="play__head">
      <h2 id="events">
        {playground.events} {heard.length > 0 && <span>{heard.length}</span>}
      </h2>
      {heard.length > 0 && (
        <Button variant="ghost" onClick={onForget}>
          {playground.clear}
        </Button>
      )}
    </div>
    <div role="log" aria-labelledby="events" className="play__log">
      {heard.length === 0 && <p>{playground.noEvents}</p>}
      {heard.length > 0 && (
        <ol>
          {heard.map(({ id, name, detail, at }) => (
            <li key={id}>
              <time dateTime={at.toISOString()}>{time.format(at)}</time>
              <code>
                <strong>{name}</strong> {detail}
              </code>
            </li>
          ))}
        </ol>
      )}
    </div>
  </section>
);
