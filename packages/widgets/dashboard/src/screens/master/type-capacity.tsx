import type { TypeRow } from '@yantra/contract/calls';
import { typedLengths, convertedTo, isUnit, limits, unitNames, unitText } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Field, Select, TextInput } from '@yantra/ui';
import type { Draft, FieldsProps, Wrong } from './master-list.ts';
import { messages } from './master.messages.ts';

/** A type with what its machines are hired by as the form has it: texts, all empty for nothing. */
export interface SizedRow extends TypeRow {
  readonly unit: string;
  readonly low: string;
  readonly high: string;
}

type Sized = Pick<SizedRow, 'unit' | 'low' | 'high'>;

export const unsized: Sized = { unit: '', low: '', high: '' };

const textsOf = (capacity: TypeRow['capacity']): Sized =>
  capacity === undefined ? unsized : { unit: capacity.unit, low: String(capacity.low), high: String(capacity.high) };

export const sizedRow = (row: TypeRow): SizedRow => ({ ...row, ...textsOf(row.capacity) });

const numberOf = (text: string): number => Number(text.replaceAll(',', '').trim());
const isSize = (number: number) => number > 0 && number <= limits.capacity;

export function wrongSize({ unit, low, high }: Sized, { types: texts }: typeof messages): Wrong {
  if (unit === '') return {};
  const [from, to] = [numberOf(low), numberOf(high)];
  if (!isSize(from)) return { low: texts.rangeNeeded };
  return isSize(to) && from <= to ? {} : { high: texts.rangeNeeded };
}

/** What the server takes, `null` for nothing; without it all stays as it is. Call it with what is checked. */
export function capacityChange({ unit, low, high, capacity }: Draft<SizedRow>) {
  const before = textsOf(capacity);
  if (unit === before.unit && low === before.low && high === before.high) return {};
  return { capacity: isUnit(unit) ? { unit, low: numberOf(low), high: numberOf(high) } : null };
}

/** `13 to 15 t`, for tables. */
export const capacityText = ({ capacity }: TypeRow, { types: texts }: typeof messages): string =>
  capacity === undefined
    ? ''
    : `${texts.range(String(capacity.low), String(capacity.high))} ${unitText(capacity.unit)}`;

/** What becomes of what the machines of a type say when it is saved like this. */
function hintOf({ unit, capacity }: Draft<SizedRow>, { types: texts }: typeof messages): string {
  if (capacity === undefined || unit === '' || unit === capacity.unit) return texts.unitHint;
  const isTurned = convertedTo(unit, { value: 1, unit: capacity.unit }) !== undefined;
  return isTurned ? texts.unitTurned(unitText(unit)) : texts.unitLost(unitText(capacity.unit), unitText(unit));
}

const units = unitNames.map((unit) => ({ value: unit, label: unitText(unit) }));

/** What machines of a type are hired by, and from where to where they usually go. */
export function CapacityFields({ draft, wrong, onChange }: FieldsProps<SizedRow>) {
  const all = useMessages(messages);
  const { types: texts } = all;
  return (
    <>
      <Field label={texts.unit} hint={hintOf(draft, all)} optional>
        {(ids) => (
          <Select
            {...ids}
            value={draft.unit}
            placeholder={texts.noUnit}
            options={units}
            onChange={({ currentTarget }) => onChange({ ...draft, unit: currentTarget.value })}
          />
        )}
      </Field>
      {draft.unit !== '' && (
        <div className="y-dashboard__range">
          <Bound name="low" draft={draft} wrong={wrong} onChange={onChange} />
          <Bound name="high" draft={draft} wrong={wrong} onChange={onChange} />
        </div>
      )}
    </>
  );
}

function Bound({ name, draft, wrong, onChange }: FieldsProps<SizedRow> & { readonly name: 'low' | 'high' }) {
  const { types: texts } = useMessages(messages);
  const change = (text: string): Draft<SizedRow> => ({ ...draft, [name]: text.replace(/[^\d.,]/g, '') });
  return (
    <Field label={texts[name]} error={wrong[name]}>
      {(ids) => (
        <TextInput
          {...ids}
          className="y-num"
          inputMode="decimal"
          autoComplete="off"
          maxLength={typedLengths.number}
          action={<span className="y-dashboard__unit">{unitText(draft.unit)}</span>}
          value={draft[name]}
          onChange={({ currentTarget }) => onChange(change(currentTarget.value))}
        />
      )}
    </Field>
  );
}
