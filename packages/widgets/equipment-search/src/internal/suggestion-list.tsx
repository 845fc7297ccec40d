import { useSignals } from '@preact/signals-react/runtime';
import type { Scope } from '@yantra/state';
import { Glyph, Icon, isPlainClick } from '@yantra/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useMessages } from '@yantra/language';
import type { EquipmentSearchModel, Suggestion, SuggestionSelection } from '../equipment-search.model.ts';
import { messages } from './helper.messages.ts';
import { matchedPart } from './matched-part.ts';

export interface SuggestionListProps {
  /** Of the list; its rows are numbered after it. */
  readonly id: string;
  readonly model: EquipmentSearchModel;
  readonly scope: Scope;
  /** A suggestion is taken: these words stay in the field. */
  readonly onTake: (words: string) => void;
  readonly onSelect: ((selection: SuggestionSelection) => boolean | void) | undefined;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

const kinds = ['machine', 'category', 'city'] as const;
const tilesGlyph = 'M5 5h5v5H5zm9 0h5v5h-5zM5 14h5v5H5zm9 0h5v5h-5z';

/** The rows below the box, in groups. The field keeps the focus; each row is a link, so it can be opened in another tab. */
export function SuggestionList(props: SuggestionListProps) {
  const texts = useMessages(messages);
  useSignals();
  const { id, model } = props;
  const isOpen = model.isOpen.value;
  const rows = model.suggestions.value;
  const remark = isOpen ? model.remark.value : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const active = model.active.value;
  useEffect(() => {
    frame.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={frame}
      // Hidden from the eye alone: what the live region says is heard only when it was there before.
      className={isOpen ? 'y-equipment-search__panel' : 'y-hidden'}
      part="suggestions"
      role="presentation"
      // A press on the list must not take the focus out of the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen && rows.length > 0 && (
        <div role="listbox" id={id} aria-label={texts.list}>
          {kinds.map((kind) => (
            <Group key={kind} {...props} kind={kind} rows={rows} typed={model.text.value} active={active} />
          ))}
        </div>
      )}
      <p role="status" className={remark ? 'y-equipment-search__remark' : 'y-hidden'}>
        {remark === 'offline' && texts.offline}
        {remark === 'none' && texts.none(model.text.value)}
        {isOpen && !remark && texts.count(rows.length)}
      </p>
    </div>
  );
}

interface GroupProps extends SuggestionListProps {
  readonly kind: Suggestion['kind'];
  readonly rows: readonly Suggestion[];
  readonly typed: string;
  readonly active: number;
}

function Group({ id, model, scope, onTake, onSelect, kind, rows, typed, active }: GroupProps) {
  const texts = useMessages(messages);
  const first = rows.findIndex((row) => row.kind === kind);
  if (first < 0) return null;
  const select = (event: MouseEvent, { name, href: path, city }: Suggestion) => {
    if (!isPlainClick(event)) return;
    model.close();
    const href = scope.siteUrl + path;
    if (onSelect?.({ kind, name, href }) === false) {
      event.preventDefault();
      return;
    }
    if (city) scope.selectCity(city);
    onTake(kind === 'machine' ? name : '');
  };
  return (
    <div role="group" aria-labelledby={`${id}-${kind}`}>
      <p id={`${id}-${kind}`} role="presentation" className="y-equipment-search__kind">
        {texts[kind]}
      </p>
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
              {kind === 'category' ? <Glyph d={tilesGlyph} /> : <Icon name={kind === 'city' ? 'pin' : 'search'} />}
              <span>
                <Marked text={row.name} part={typed} />
                {row.detail && row.detail !== row.name && <small>, {row.detail}</small>}
              </span>
            </a>
          ),
      )}
    </div>
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
