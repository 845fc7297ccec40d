import { useSignals } from '@preact/signals-react/runtime';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import type { Scope } from '@yantra/state';
import { Icon, isPlainClick } from '@yantra/ui';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { EquipmentSearchModel, Suggestion, SuggestionSelection } from '../equipment-search.model.ts';
import { messages } from './helper.messages.ts';
import { spokenRow } from './rows.ts';
import { Row } from './suggestion-row.tsx';
import { useScreen } from './use-screen.ts';

export interface SuggestionListProps {
  /** Id of the list; its rows' ids are derived from it. */
  readonly id: string;
  readonly model: EquipmentSearchModel;
  readonly scope: Scope;
  /** A suggestion was chosen: these words stay in the field. */
  readonly onTake: (words: string) => void;
  /** Searches for the words as they are. @returns whether their page should be opened */
  readonly onSearchAgain: (term: string) => boolean;
  readonly onSelect: ((selection: SuggestionSelection) => boolean | void) | undefined;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** In the order of the model's rows; the last have no heading. */
const groups = [
  { name: 'kinds', of: ['type', 'category'] },
  { name: 'recent', of: ['recent'] },
  { name: 'places', of: ['city'] },
  { name: 'machines', of: ['machine'] },
  { name: 'popular', of: ['popular'] },
  { name: 'around', of: ['around'] },
  { name: 'all', of: ['all'] },
] as const satisfies readonly { readonly name: string; readonly of: readonly Suggestion['kind'][] }[];
type GroupName = (typeof groups)[number]['name'];

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
  const { id: cityId, name } = scope.city.value;
  const cityName = useWord()(name);
  useScreen(frame, model, model.isWanted.value);
  // Own searches can be deleted where they stand first.
  const isOwn = isOpen && model.isOwn.value;
  useEffect(() => {
    frame.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // Within the commit: later it would take back what a quick key has chosen.
  useLayoutEffect(() => model.moved(), [model, cityId]);
  return (
    <div
      ref={frame}
      // Only hidden visually: a live region is announced only if it existed before.
      className={isOpen ? 'y-equipment-search__panel' : 'y-hidden'}
      part="suggestions"
      role="presentation"
      // A press on the list must not blur the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <button type="button" className="y-equipment-search__back" aria-label={texts.back} onClick={model.close}>
        <Icon name="left" />
      </button>
      <p role="status" className={remark ? 'y-equipment-search__remark' : 'y-hidden'}>
        {remark === 'offline' && texts.offline}
        {remark === 'none' && texts.none(asked)}
        {isOpen && !remark && <CountAnnouncement rows={rows} isOwn={isOwn} />}
      </p>
      {isOwn && <OwnHead {...props} rows={rows} />}
      {isOpen && rows.length > 0 && (
        <div role="listbox" id={id} aria-label={texts.list}>
          {groups.map(({ name, of }) => (
            <Group key={name} {...props} {...{ name, of, rows, asked, active, cityName }} hasHeading={!isOwn} />
          ))}
        </div>
      )}
      {isOpen && rows.length > 0 && (
        <p className="y-equipment-search__keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.choose} <kbd>Enter</kbd> {texts.open}
        </p>
      )}
    </div>
  );
}

/** The number of rows, for screen readers. */
function CountAnnouncement({ rows, isOwn }: { readonly rows: readonly Suggestion[]; readonly isOwn: boolean }) {
  const texts = useMessages(messages);
  if (isOwn) return texts.countRecent(rows.filter(({ kind }) => kind === 'recent').length);
  return texts.count(rows.filter(({ kind }) => kind !== 'all').length);
}

/** Above and beside the list, not in its rows, since an option may contain no button. The keyboard uses the Delete key. */
function OwnHead({ id, model, rows }: SuggestionListProps & { readonly rows: readonly Suggestion[] }) {
  const texts = useMessages(messages);
  return (
    <>
      <div className="y-equipment-search__kind">
        <p id={`${id}-recent`}>{texts.recent}</p>
        <button type="button" className="y-link" tabIndex={-1} onClick={() => model.forget()}>
          {texts.clear}
        </button>
      </div>
      <div className="y-equipment-search__removers">
        {rows.map(
          ({ kind, words }) =>
            kind === 'recent' && (
              <button
                key={words}
                type="button"
                tabIndex={-1}
                aria-label={texts.remove(words)}
                onClick={() => model.forget(words)}
              >
                <Icon name="close" />
              </button>
            ),
        )}
      </div>
    </>
  );
}

interface GroupProps extends SuggestionListProps {
  readonly name: GroupName;
  readonly of: readonly Suggestion['kind'][];
  readonly rows: readonly Suggestion[];
  readonly asked: string;
  readonly active: number;
  readonly cityName: string;
  /** Whether own searches have a heading here. */
  readonly hasHeading: boolean;
}

function Group(props: GroupProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const { id, scope, name, of, rows, asked, active, cityName } = props;
  if (!rows.some(({ kind }) => of.includes(kind))) return null;
  const heading = headingOf(name, texts, cityName);
  const isHeaded = heading !== undefined && (name !== 'recent' || props.hasHeading);
  return (
    <div role="group" data-group={name} {...(heading !== undefined && { 'aria-labelledby': `${id}-${name}` })}>
      {isHeaded && (
        <p id={`${id}-${name}`} role="presentation" className="y-equipment-search__kind">
          {heading}
        </p>
      )}
      {rows.map((row, index) => {
        if (!of.includes(row.kind)) return null;
        const spoken = spokenRow(row, word, texts.nearMe);
        return (
          <a
            key={row.href}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={scope.siteUrl + spoken.href}
            onClick={(event) => select(event, row, spoken, props)}
          >
            <Row row={spoken} english={row.name} {...{ asked, cityName }} siteUrl={scope.siteUrl} />
          </a>
        );
      })}
    </div>
  );
}

function headingOf(name: GroupName, texts: typeof messages, cityName: string): string | undefined {
  if (name === 'around' || name === 'all') return undefined;
  return name === 'popular' ? texts.popular(isolated(cityName)) : texts[name];
}

/** Listeners get the names of the answer; the field and the address get the language's. */
function select(
  event: MouseEvent,
  row: Suggestion,
  spoken: Suggestion,
  { model, scope, onTake, onSearchAgain, onSelect }: GroupProps,
) {
  if (!isPlainClick(event)) return;
  const { kind, name, city } = row;
  const { words } = spoken;
  model.close();
  const href = scope.siteUrl + spoken.href;
  const isSearch = kind === 'recent' || kind === 'all' || kind === 'around';
  const isAllowed = isSearch
    ? onSearchAgain(words)
    : onSelect?.({ kind: kind === 'popular' ? 'type' : kind, name: city ? name : row.words || name, href }) !== false;
  if (!isAllowed) {
    event.preventDefault();
    return;
  }
  if (city) scope.selectCity(city);
  onTake(words);
}
