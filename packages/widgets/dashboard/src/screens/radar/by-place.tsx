import type { SearchRadar } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Select } from '@yantra/ui';
import type { CSSProperties } from 'react';
import { messages } from './radar.messages.ts';
import { stateTiles } from './states.ts';

/** Percent of the brand's colour in the darkest tile: its letters stay readable in both themes. */
const strongest = 62;

interface ByPlaceProps {
  readonly known: SearchRadar;
  readonly state: string | undefined;
  /** An empty text is all of India. */
  readonly onState: (state: string) => void;
}

/** States as tiles, darker the more of their searches were in vain; on phones a list to select from. */
export function ByPlace({ known, state, onState }: ByPlaceProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const byState = new Map(known.states.map((one) => [one.state, one]));
  const of = (name: string) => byState.get(name) ?? { searches: 0, unmet: 0 };
  const shareOf = (name: string) => (of(name).searches === 0 ? 0 : of(name).unmet / of(name).searches);
  const most = Math.max(0.001, ...known.states.map((one) => shareOf(one.state)));
  return (
    <aside className="y-dashboard__panel y-dashboard__radar-places" aria-label={texts.byPlace}>
      <div className="y-dashboard__panel-head">
        <h2>{texts.byPlace}</h2>
      </div>
      <p className="y-muted">{texts.byPlaceNote}</p>
      <div className="y-dashboard__place-select">
        <Select
          aria-label={texts.states}
          value={state ?? ''}
          options={[
            { value: '', label: texts.india },
            ...known.states.map((one) => ({ value: one.state, label: texts.option(word(one.state), one.unmet) })),
          ]}
          onChange={({ currentTarget }) => onState(currentTarget.value)}
        />
      </div>
      <div className="y-dashboard__tilemap" role="group" aria-label={texts.states}>
        {stateTiles.map(({ state: name, code, row, column }) => {
          const { searches, unmet } = of(name);
          const share = Math.round((shareOf(name) / most) * strongest);
          const label = `${code}, ${texts.tile(word(name), unmet, searches)}`;
          return (
            <button
              key={code}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={state === name}
              style={{ gridArea: `${row} / ${column}`, '--_share': `${Math.max(4, share)}%` } as CSSProperties}
              onClick={() => onState(state === name ? '' : name)}
            >
              {code}
            </button>
          );
        })}
      </div>
      <dl className="y-dashboard__pairs">
        {known.cities.map(({ id, name, unmet }) => (
          <div key={id}>
            <dt>{word(name)}</dt>
            <dd className="y-num">{formatCount(unmet)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
