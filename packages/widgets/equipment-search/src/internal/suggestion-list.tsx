import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import type { Scope } from '@yantra/state';
import { Glyph, Icon, isPlainClick } from '@yantra/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { EquipmentSearchModel, Suggestion, SuggestionSelection, TypeFacts } from '../equipment-search.model.ts';
import { messages } from './helper.messages.ts';
import { matchedPart } from './matched-part.ts';

export interface SuggestionListProps {
  /** Of the list; its rows are numbered after it. */
  readonly id: string;
  readonly model: EquipmentSearchModel;
  readonly scope: Scope;
  /** A suggestion is taken: these words stay in the field. */
  readonly onTake: (words: string) => void;
  /** A search of one's own is made again. @returns whether its page is to be opened */
  readonly onSearchAgain: (term: string) => boolean;
  readonly onSelect: ((selection: SuggestionSelection) => boolean | void) | undefined;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** In the order of the model's rows. */
const kinds = ['type', 'recent', 'machine', 'category', 'city'] as const;
const clockGlyph = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3.5 2';
const truckGlyph =
  'M5 17H3V6h11v11H9m5-7.5h4l3 3.5v4h-2m-4 0h-1m-5 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0m10 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0';
const tilesGlyph = 'M5 5h5v5H5zm9 0h5v5h-5zM5 14h5v5H5zm9 0h5v5h-5z';

/** The rows below the box, in groups. The field keeps the focus; each row is a link, so it can be opened in another tab. */
export function SuggestionList(props: SuggestionListProps) {
  const texts = useMessages(messages);
  useSignals();
  const { id, model, scope } = props;
  const isOpen = model.isOpen.value;
  const rows = model.suggestions.value;
  const asked = model.asked.value;
  const remark = isOpen ? model.remark.value : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const active = model.active.value;
  const cityName = scope.city.value.name;
  // Each of one's own searches can be taken off where they stand alone.
  const isOwn = isOpen && model.isOwn.value;
  useEffect(() => {
    frame.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={frame}
      // Hidden from the eye alone: what the live region says is heard only when it was there before.
      className={isOpen ? 'y-equipment-search__panel' : 'y-hidden'}
      data-own={isOwn ? '' : undefined}
      part="suggestions"
      role="presentation"
      // A press on the list must not take the focus out of the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOwn && (
        <div className="y-equipment-search__kind">
          <p id={`${id}-recent`}>{texts.recent}</p>
          <button type="button" className="y-link" tabIndex={-1} onClick={() => model.forget()}>
            {texts.clear}
          </button>
        </div>
      )}
      {isOpen && rows.length > 0 && (
        <div role="listbox" id={id} aria-label={texts.list}>
          {kinds.map((kind) => (
            <Group key={kind} {...props} {...{ kind, rows, asked, active, cityName }} hasHeading={!isOwn} />
          ))}
        </div>
      )}
      {isOwn && (
        // Beside the list, not in its rows: an option holds no button. From the keyboard it is the key Delete.
        <div className="y-equipment-search__removers">
          {rows.map(({ words }) => (
            <button
              key={words}
              type="button"
              tabIndex={-1}
              aria-label={texts.remove(words)}
              onClick={() => model.forget(words)}
            >
              <Icon name="close" />
            </button>
          ))}
        </div>
      )}
      <p role="status" className={remark ? 'y-equipment-search__remark' : 'y-hidden'}>
        {remark === 'offline' && texts.offline}
        {remark === 'none' && texts.none(asked)}
        {isOpen && !remark && (isOwn ? texts.countRecent(rows.length) : texts.count(rows.length))}
      </p>
    </div>
  );
}

interface GroupProps extends SuggestionListProps {
  readonly kind: Suggestion['kind'];
  readonly rows: readonly Suggestion[];
  readonly asked: string;
  readonly active: number;
  readonly cityName: string;
  readonly hasHeading: boolean;
}

function Group(props: GroupProps) {
  const texts = useMessages(messages);
  const { id, model, scope, onTake, onSearchAgain, onSelect, kind, rows, asked, active, cityName } = props;
  const first = rows.findIndex((row) => row.kind === kind);
  if (first < 0) return null;
  const select = (event: MouseEvent, { kind: chosen, name, words, href: path, city }: Suggestion) => {
    if (!isPlainClick(event)) return;
    model.close();
    const href = scope.siteUrl + path;
    const mayGo =
      chosen === 'recent' ? onSearchAgain(words) : onSelect?.({ kind: chosen, name: words || name, href }) !== false;
    if (!mayGo) {
      event.preventDefault();
      return;
    }
    if (city) scope.selectCity(city);
    onTake(words);
  };
  return (
    <div role="group" aria-labelledby={`${id}-${kind}`}>
      {props.hasHeading && (
        <p id={`${id}-${kind}`} role="presentation" className="y-equipment-search__kind">
          {texts[kind]}
        </p>
      )}
      {rows.map(
        (row, index) =>
          row.kind === kind && (
            <a
              key={row.href}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={scope.siteUrl + row.href}
              onClick={(event) => select(event, row)}
            >
              <KindIcon kind={kind} />
              <span>
                <Marked text={row.name} part={asked} />
                {row.detail && row.detail !== row.name && <small>, {row.detail}</small>}
                {row.facts && <Facts {...row.facts} asked={asked} cityName={cityName} />}
              </span>
            </a>
          ),
      )}
    </div>
  );
}

function KindIcon({ kind }: { readonly kind: Suggestion['kind'] }) {
  if (kind === 'type') return <Glyph d={truckGlyph} />;
  if (kind === 'recent') return <Glyph d={clockGlyph} />;
  return kind === 'category' ? <Glyph d={tilesGlyph} /> : <Icon name={kind === 'city' ? 'pin' : 'search'} />;
}

interface FactsProps extends TypeFacts {
  readonly asked: string;
  readonly cityName: string;
}

/** The second line of a kind: what else it is called, and how many there are near, or where the nearest is. */
function Facts({ also, count, nearest, asked, cityName }: FactsProps) {
  const texts = useMessages(messages);
  const place =
    count > 0 ? texts.near(count, cityName) : nearest && texts.nearest(nearest.name, Math.round(nearest.distanceKm));
  const called = also.length > 0 && texts.also(also.join(', '));
  if (!called && !place) return null;
  return (
    <small className="y-equipment-search__facts">
      {/* A space for those who hear it: to the eye it is a line of its own. */}{' '}
      {called && <Marked text={called} part={asked} />}
      {called && place && ' · '}
      {place}
    </small>
  );
}

/** A name with the part that was typed marked, where it occurs as it stands. */
function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const [before, matched, behind] = matchedPart(text, part);
  return (
    <>
      {before}
      {matched && <mark>{matched}</mark>}
      {behind}
    </>
  );
}
