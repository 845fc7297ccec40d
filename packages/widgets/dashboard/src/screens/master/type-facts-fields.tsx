import { type FactName, isChoiceFact, isFactName, latinDigits, typedLengths, unitText, unitsOf } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Field, Glyph, Icon, Select, TextInput } from '@yantra/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import type { FieldsProps } from './master-list.ts';
import { messages } from './master.messages.ts';
import { type AskedDraft, type TypeWithFacts, freshFact, moved, partOf, unusedFacts, unitHint } from './type-facts.ts';

const upGlyph = 'm6 15 6-6 6 6';
const downGlyph = 'm6 9 6 6 6-6';

type Move = 'up' | 'down';

/** The facts that a type asks for, in the order of forms and pages. */
export function TypeFactsFields({ draft, wrong, onChange }: FieldsProps<TypeWithFacts>) {
  const all = useMessages(messages);
  const { types: texts } = all;
  const { names } = useMessages(factMessages);
  const list = useRef<HTMLFieldSetElement>(null);
  const focus = useFocus(list, draft.asked);
  const say = (asked: readonly AskedDraft[]) => onChange({ ...draft, asked });
  const [announcement, setAnnouncement] = useState('');
  const shift = (fact: FactName, move: Move) => {
    const next = moved(draft.asked, fact, move === 'up' ? -1 : 1);
    focus(fact, move);
    say(next);
    setAnnouncement(texts.placeOf(names[fact], next.findIndex((one) => one.fact === fact) + 1, next.length));
  };
  const rest = unusedFacts(draft.asked);
  return (
    <fieldset ref={list} className="y-dashboard__asked">
      <legend>{texts.hiredBy}</legend>
      <p className="y-muted">{texts.hiredByNote}</p>
      {draft.asked.length > 0 && (
        <ol>
          {draft.asked.map((one, at) => (
            <li key={one.fact} data-fact={one.fact}>
              <Head
                name={names[one.fact]}
                isFirst={at === 0}
                isLast={at === draft.asked.length - 1}
                onMove={(move) => shift(one.fact, move)}
                onRemove={() => {
                  focus();
                  say(draft.asked.filter(({ fact }) => fact !== one.fact));
                }}
              />
              {!isChoiceFact(one.fact) && (
                <Size
                  one={one}
                  wrong={wrong}
                  hint={unitHint(draft, one, all)}
                  onChange={(next) => say(draft.asked.map((other) => (other.fact === next.fact ? next : other)))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <span className="y-hidden" role="status">
        {announcement}
      </span>
      {rest.length > 0 && (
        <Select
          aria-label={texts.addFact}
          data-add=""
          value=""
          placeholder={texts.addFact}
          options={rest.map((fact) => ({ value: fact, label: names[fact] }))}
          onChange={({ currentTarget: { value } }) => isFactName(value) && say([...draft.asked, freshFact(value)])}
        />
      )}
    </fieldset>
  );
}

/** Keeps the focus on a fact that moves; after a removal it goes to the control that adds one. */
function useFocus(list: { readonly current: HTMLElement | null }, asked: readonly AskedDraft[]) {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current !== undefined) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  }, [list, asked]);
  return (fact?: FactName, move?: Move) => {
    wanted.current = fact === undefined ? '[data-add]' : `[data-fact=${fact}] [data-move=${move}]`;
  };
}

interface HeadProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (move: Move) => void;
  readonly onRemove: () => void;
}

/** The fact's name, and buttons to move and remove it. A button that cannot move it further stays, so that the focus does. */
function Head({ name, isFirst, isLast, onMove, onRemove }: HeadProps) {
  const { types: texts } = useMessages(messages);
  return (
    <div className="y-dashboard__asked-head">
      <b>{name}</b>
      <button
        type="button"
        data-move="up"
        aria-label={texts.moveUp(name)}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove('up')}
      >
        <Glyph d={upGlyph} />
      </button>
      <button
        type="button"
        data-move="down"
        aria-label={texts.moveDown(name)}
        aria-disabled={isLast || undefined}
        onClick={() => onMove('down')}
      >
        <Glyph d={downGlyph} />
      </button>
      <button type="button" aria-label={texts.removeFact(name)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

interface SizeProps extends Pick<FieldsProps<TypeWithFacts>, 'wrong'> {
  readonly one: AskedDraft;
  readonly hint: string | undefined;
  readonly onChange: (next: AskedDraft) => void;
}

/** The unit of a size, and its usual range. */
function Size({ one, wrong, hint, onChange }: SizeProps) {
  const { types: texts } = useMessages(messages);
  const { names } = useMessages(factMessages);
  const units = unitsOf(one.fact).map((unit) => ({ value: unit, label: unitText(unit) }));
  return (
    <div className="y-dashboard__asked-size" role="group" aria-label={names[one.fact]}>
      <Field label={texts.unit} error={wrong[partOf(one.fact, 'unit')]}>
        {(ids) => (
          <Select
            {...ids}
            value={one.unit}
            placeholder={texts.chooseUnit}
            options={units}
            onChange={({ currentTarget }) => onChange({ ...one, unit: currentTarget.value })}
          />
        )}
      </Field>
      {(['low', 'high'] as const).map((part) => (
        <Field key={part} label={texts[part]} error={wrong[partOf(one.fact, part)]}>
          {(ids) => (
            <TextInput
              {...ids}
              className="y-num"
              inputMode="decimal"
              autoComplete="off"
              maxLength={typedLengths.number}
              value={one[part]}
              onChange={({ currentTarget }) =>
                onChange({ ...one, [part]: latinDigits(currentTarget.value).replace(/[^\d.,]/g, '') })
              }
            />
          )}
        </Field>
      ))}
      {hint && <p className="y-field__hint">{hint}</p>}
    </div>
  );
}
