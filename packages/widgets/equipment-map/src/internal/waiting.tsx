import { useMessages } from '@yantra/language';
import { SearchInput } from '@yantra/ui';
import type { RefObject } from 'react';
import { messages } from '../equipment-map.messages.ts';

interface WaitingProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly city: string;
  readonly heading: string | undefined;
  readonly layout: 'split' | undefined;
  readonly siteUrl: string;
  /** What was typed into the search before the map was there; it is taken over. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFocusChange: (hasFocus: boolean) => void;
  /** Present when the map's code did not come. */
  readonly onRetry: (() => void) | undefined;
}

/** Of the whole, there or on its way. */
export const widgetClass = (layout: 'split' | undefined): string =>
  `y-root y-map-widget${layout ? ` y-map-widget--${layout}` : ''}`;

const places = [1, 2, 3];

/** What stands in the map's place until its code is there, and where there is no script: of the same size, so that nothing moves. */
export function Waiting(props: WaitingProps) {
  const { place, city, heading, layout, siteUrl, text, onText, onFocusChange, onRetry } = props;
  const texts = useMessages(messages);
  const title = heading ?? texts.heading(city);
  return (
    <section className={widgetClass(layout)} ref={place} aria-label={title || texts.heading(city)}>
      <div className="y-map-widget__head">
        {title && <h2>{title}</h2>}
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
      </div>
      <div className="y-map-widget__body">
        <div className="y-map-widget__side" aria-hidden="true">
          <div className="y-map-widget__list">
            {places.map((index) => (
              <div className="y-map-widget__item y-map-widget__item--waiting y-skeleton" key={index} />
            ))}
          </div>
        </div>
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
      <div className="y-map-widget__foot" />
    </section>
  );
}
