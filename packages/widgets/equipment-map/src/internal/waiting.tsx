import { useMessages } from '@yantra/language';
import { SearchInput } from '@yantra/ui';
import type { ReactNode, RefObject } from 'react';
import { messages } from '../equipment-map.messages.ts';
import type { MapLayout } from '../equipment-map.types.ts';

interface WaitingProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly city: string;
  readonly heading: string | undefined;
  readonly layout: MapLayout | undefined;
  readonly siteUrl: string;
  /** What was typed into the search before the map had loaded; it is kept. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFocusChange: (hasFocus: boolean) => void;
  /** Present when the map's code could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

/** The class of the widget, loaded or not. */
export const widgetClass = (layout: MapLayout | undefined): string =>
  `y-root y-map-widget${layout ? ` y-map-widget--${layout}` : ''}`;

const places = [1, 2, 3];

/** A placeholder until the map's code has loaded, and without a script: of the same size, so that nothing moves. */
export function Waiting(props: WaitingProps) {
  const { place, city, heading, layout, siteUrl, text, onText, onFocusChange, onRetry } = props;
  const texts = useMessages(messages);
  const title = heading ?? texts.heading(city);
  const isAlone = layout === 'alone';
  const search = (
    <div className="y-map-widget__search">
      <SearchInput
        placeholder={texts.search}
        label={texts.search}
        value={text}
        onValue={onText}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      />
    </div>
  );
  return (
    <section className={widgetClass(layout)} ref={place} aria-label={title || texts.heading(city)}>
      <Head title={title}>{!isAlone && search}</Head>
      <div className="y-map-widget__body">
        {isAlone ? search : <ListPlaceholder />}
        <div className="y-map y-map--waiting">
          <div className="y-map__message" role={onRetry && 'alert'}>
            <p>{onRetry ? texts.failed : texts.waiting}</p>
            {onRetry && <p className="y-muted">{texts.failedText}</p>}
            <p className="y-map__ways">
              {onRetry && (
                <button type="button" className="y-button y-button--secondary" onClick={onRetry}>
                  {texts.retry}
                </button>
              )}
              <a className="y-link" href={`${siteUrl}/equipments`}>
                {texts.allMachines}
              </a>
            </p>
          </div>
        </div>
      </div>
      {!isAlone && <div className="y-map-widget__foot" />}
    </section>
  );
}

interface HeadProps {
  readonly title: string;
  /** The search, where it does not lie over the map. */
  readonly children: ReactNode;
}

/** The heading over the map, if there is any. */
export const Head = ({ title, children }: HeadProps) =>
  (title || children) && (
    <div className="y-map-widget__head">
      {title && <h2>{title}</h2>}
      {children}
    </div>
  );

const ListPlaceholder = () => (
  <div className="y-map-widget__side" aria-hidden="true">
    <div className="y-map-widget__list">
      {places.map((index) => (
        <div className="y-map-widget__item y-map-widget__item--waiting y-skeleton" key={index} />
      ))}
    </div>
  </div>
);
