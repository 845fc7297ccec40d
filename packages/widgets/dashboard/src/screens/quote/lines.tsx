import { dealLimits, formatRupees, signedRupees, type QuotePart, quoteUnits } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Icon } from '@yantra/ui';
import { useId } from 'react';
import { messages as words } from '../../kit/deals/quote-words.messages.ts';
import type { PartProps } from './editor.props.ts';
import { messages } from './quote.messages.ts';
import {
  amountOf,
  cardAmount,
  type EditedLine,
  fieldOf,
  isChanged,
  numberIn,
  putBack,
  withChange,
  withLine,
  withoutLine,
} from './quote.model.ts';

/** The lines with a price, each editable in its place. */
export function Lines({ edited, setEdited, wrong }: PartProps) {
  const texts = useMessages(messages);
  const { lines } = edited;
  const hasRent = lines.some(({ part }) => part === 'rent');
  const isFull = lines.length >= dealLimits.lines;
  const error = wrong.get('lines');
  const add = (part: QuotePart) => () => setEdited(withLine(edited, part));
  return (
    <>
      <ul className="y-dashboard__qe-lines" aria-label={texts.lines}>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            place={index + 1}
            wrong={wrong}
            onChange={(change) => setEdited(withChange(edited, line.key, change))}
            onRemove={() => setEdited(withoutLine(edited, line.key))}
          />
        ))}
      </ul>
      {error && (
        <p className="y-dashboard__qe-wrong" role="alert">
          {error}
        </p>
      )}
      <div className="y-dashboard__qe-add">
        {!hasRent && (
          <Button variant="ghost" icon="plus" onClick={add('rent')}>
            {texts.addRent}
          </Button>
        )}
        <Button name="lines" variant="ghost" icon="plus" disabled={isFull} onClick={add('own')}>
          {texts.add}
        </Button>
        {isFull && <small>{texts.tooManyLines}</small>}
      </div>
    </>
  );
}

interface LineProps extends Pick<PartProps, 'wrong'> {
  readonly line: EditedLine;
  /** From 1. */
  readonly place: number;
  readonly onChange: (change: Partial<EditedLine>) => void;
  readonly onRemove: () => void;
}

type LineField = Parameters<typeof fieldOf>[1];

function Line({ line, place, wrong, onChange, onRemove }: LineProps) {
  const texts = useMessages(messages);
  const { parts } = useMessages(words);
  const noteId = useId();
  const { key, part, name } = line;
  const usual = part === 'own' ? undefined : parts[part];
  const called = name.trim() || usual || texts.line.unnamed(place);
  const amount = amountOf(line);
  const faultOf = (field: LineField) => wrong.get(fieldOf(key, field));
  const field = (of: LineField) => ({
    name: fieldOf(key, of),
    'aria-invalid': faultOf(of) === undefined ? undefined : (true as const),
    'aria-describedby': faultOf(of) === undefined ? undefined : noteId,
  });
  const faults = [faultOf('name'), faultOf('quantity'), faultOf('rate')].filter((one) => one !== undefined);
  return (
    <li className="y-dashboard__line" data-edited={isChanged(line) || undefined}>
      <div className="y-dashboard__line-top">
        <input
          {...field('name')}
          className="y-dashboard__line-name"
          aria-label={texts.line.name(place)}
          placeholder={usual ?? texts.line.namePlaceholder}
          data-usual={usual === undefined ? undefined : ''}
          maxLength={dealLimits.lineName}
          value={name}
          onChange={({ currentTarget: { value } }) => onChange({ name: value === usual ? '' : value })}
        />
        <span className="y-dashboard__line-amount y-num">
          {amount === undefined ? '—' : formatRupees(signedRupees(amount), 2)}
        </span>
        <button type="button" aria-label={texts.line.remove(called)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      <Calculation line={line} called={called} field={field} onChange={onChange} />
      {faults.length > 0 && (
        <p id={noteId} className="y-dashboard__qe-wrong">
          {faults.join(' ')}
        </p>
      )}
      <Notes line={line} called={called} onChange={onChange} />
    </li>
  );
}

interface LinePartProps extends Pick<LineProps, 'line' | 'onChange'> {
  /** What the line is called. */
  readonly called: string;
}

interface CalculationProps extends LinePartProps {
  readonly field: (of: LineField) => object;
}

/** How many, of what, at which rate. */
function Calculation({ line: { part, quantity, unit, rate }, called, field, onChange }: CalculationProps) {
  const texts = useMessages(messages);
  const { units } = useMessages(words);
  const many = numberIn(quantity) === 1 ? 0 : 1;
  return (
    <div className="y-dashboard__line-calc">
      <input
        {...field('quantity')}
        className="y-input"
        inputMode="decimal"
        aria-label={texts.line.quantity(called)}
        value={quantity}
        onChange={({ currentTarget: { value } }) => onChange({ quantity: value })}
      />
      <select
        className="y-input"
        aria-label={texts.line.unit(called)}
        value={unit}
        onChange={({ currentTarget: { value } }) => {
          const chosen = quoteUnits.find((one) => one === value);
          if (chosen) onChange({ unit: chosen });
        }}
      >
        {quoteUnits.map((one) => (
          <option key={one} value={one}>
            {units[one][many]}
          </option>
        ))}
      </select>
      <span aria-hidden="true">×</span>
      <span className="y-dashboard__line-rate">
        <span aria-hidden="true">₹</span>
        <input
          {...field('rate')}
          className="y-input"
          // A minus sign is on no decimal keyboard of a phone.
          inputMode={part === 'own' ? 'text' : 'decimal'}
          aria-label={texts.line.rate(called)}
          value={rate}
          onChange={({ currentTarget: { value } }) => onChange({ rate: value })}
        />
      </span>
    </div>
  );
}

/** That a line is reckoned by what is used, or differs from the rate card, and the way back to it. */
function Notes({ line, called, onChange }: LinePartProps) {
  const texts = useMessages(messages);
  return (
    <>
      {line.isOnlyIf && <p className="y-dashboard__line-note">{texts.line.onlyIf}</p>}
      {isChanged(line) && line.card && (
        <p className="y-dashboard__line-note">
          <b>{texts.line.changed}</b> {texts.line.card(formatRupees(signedRupees(cardAmount(line.card)), 2))}{' '}
          <button
            type="button"
            className="y-link"
            aria-label={texts.line.putBackOf(called)}
            onClick={() => onChange(putBack(line))}
          >
            {texts.line.putBack}
          </button>
        </p>
      )}
    </>
  );
}
