import { useSignals } from '@preact/signals-react/runtime';
import type { Facets } from '@yantra/contract/calls';
import { priceLength, discountSteps, formatCount, unitText, zones } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { Checkbox, ChoiceChip, Field, Select, TextInput } from '@yantra/ui';
import { type ReactNode, useId } from 'react';
import { filterMessages } from '../equipment-listing.messages.ts';
import type { ListingFilters } from '../equipment-listing.query.ts';
import type { FilterDraft, RangeDraft, RangeError } from '../filter-draft.model.ts';
import { type TypeGroup, exampleAmount, isChosen } from '../options.ts';
import { HoursRange } from './hours-range.tsx';

/** The available options. */
export interface FilterOptions {
  readonly groups: readonly TypeGroup[];
  /** How many machines each option would show; undefined until the first answer. */
  readonly facets: Facets | undefined;
  /** The days of the visitor's job, `24 Nov to 5 Dec`; undefined while it does not say them. */
  readonly days: string | undefined;
}

/** How many types are shown at first; the others unfold. */
const shownTypes = 6;

const countOf = (counts: Facets['zones'] | undefined, id: string) => counts?.find((one) => one.id === id)?.count;

/** Every filter as fields of a form, which works without a script as well. */
export function FilterGroups({ draft, groups, facets, days }: FilterOptions & { readonly draft: FilterDraft }) {
  const filterTexts = useMessages(filterMessages);
  const language = useLanguage();
  useSignals();
  const { hours, zone, types, discounts, insurance, isFree } = draft.filters.value;
  return (
    <>
      {days !== undefined && (
        <fieldset className="y-listing__group y-listing__days">
          <legend>{filterTexts.yourDays}</legend>
          <Checkbox
            name="isFree"
            value="true"
            label={
              <>
                {filterTexts.freeOnThem}
                <small>{days}</small>
              </>
            }
            checked={isFree}
            onChange={(event) => draft.setFree(event.currentTarget.checked)}
          />
        </fieldset>
      )}
      <Group legend={filterTexts.hours}>
        <HoursRange hours={hours} onMove={draft.setHours} />
      </Group>
      <div className="y-listing__group">
        <Field label={filterTexts.zone}>
          {(ids) => (
            <Select
              {...ids}
              name="zone"
              value={zone}
              placeholder={filterTexts.allZones}
              options={zones
                .filter((name) => name === zone || countOf(facets?.zones, name) !== 0)
                .map((name) => ({
                  value: name,
                  label: filterTexts.zoneOption(wordIn(language, name), countOf(facets?.zones, name)),
                }))}
              onChange={(event) => draft.setZone(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Group legend={filterTexts.types}>
        <Types groups={groups} chosen={types} isKnown={facets !== undefined} onToggle={draft.toggleTypes} />
      </Group>
      <Capacity draft={draft} facets={facets} />
      <Discounts chosen={discounts} counts={facets?.discounts} onToggle={draft.toggleDiscount} />
      <Insurance chosen={insurance} counts={facets?.insurance} onChoose={draft.setInsurance} />
      <Price draft={draft} facets={facets} />
    </>
  );
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="y-listing__group">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface TypesProps {
  readonly groups: readonly TypeGroup[];
  readonly chosen: readonly number[];
  readonly isKnown: boolean;
  readonly onToggle: FilterDraft['toggleTypes'];
}

function Types({ groups, chosen, isKnown, onToggle }: TypesProps) {
  const filterTexts = useMessages(filterMessages);
  const language = useLanguage();
  if (groups.length === 0) {
    return <p className="y-listing__hint">{isKnown ? filterTexts.noTypes : filterTexts.typesLater}</p>;
  }
  const choice = (group: TypeGroup) => (
    <Checkbox
      key={group.name}
      name="type"
      value={group.ids.join()}
      label={wordIn(language, group.name)}
      {...(group.count !== undefined && { count: group.count })}
      checked={isChosen(group, chosen)}
      onChange={(event) => onToggle(group.ids, event.currentTarget.checked)}
    />
  );
  // A single hidden type is shown at once rather than folded.
  const cut = groups.length > shownTypes + 1 ? shownTypes : groups.length;
  const rest = groups.slice(cut);
  return (
    <>
      {groups.slice(0, cut).map(choice)}
      {rest.length > 0 && (
        <details className="y-listing__more" open={rest.some((group) => isChosen(group, chosen)) || undefined}>
          <summary className="y-link">{filterTexts.more(rest.length)}</summary>
          {rest.map(choice)}
        </details>
      )}
    </>
  );
}

interface DiscountsProps {
  readonly chosen: readonly number[];
  readonly counts: Facets['discounts'] | undefined;
  readonly onToggle: FilterDraft['toggleDiscount'];
}

/** As chips. Those that would leave no results are shown disabled. */
function Discounts({ chosen, counts, onToggle }: DiscountsProps) {
  const filterTexts = useMessages(filterMessages);
  const isOffered = (step: number) => chosen.includes(step) || countOf(counts, String(step)) !== 0;
  const none = discountSteps.filter((step) => !isOffered(step));
  return (
    <Group legend={filterTexts.discount}>
      <div className="y-chips">
        {discountSteps.filter(isOffered).map((step) => (
          <ChoiceChip
            key={step}
            name="discount"
            value={step}
            label={filterTexts.discountOrMore(step)}
            checked={chosen.includes(step)}
            onChange={(event) => onToggle(step, event.currentTarget.checked)}
          />
        ))}
      </div>
      <p className="y-listing__hint">
        {none.length < discountSteps.length && filterTexts.discountHint}{' '}
        {none.length > 0 && filterTexts.discountNone(none)}
      </p>
    </Group>
  );
}

interface InsuranceProps {
  readonly chosen: ListingFilters['insurance'];
  readonly counts: Facets['insurance'] | undefined;
  readonly onChoose: FilterDraft['setInsurance'];
}

function Insurance({ chosen, counts, onChoose }: InsuranceProps) {
  const filterTexts = useMessages(filterMessages);
  const options = [
    { value: '', label: filterTexts.any, count: undefined },
    { value: 'yes', label: filterTexts.yes, count: counts?.yes },
    { value: 'no', label: filterTexts.no, count: counts?.no },
  ] as const;
  return (
    <Group legend={filterTexts.insurance}>
      <div className="y-segment y-listing__segment">
        {options.map(({ value, label, count }) => (
          <label key={value}>
            <input
              type="radio"
              className="y-hidden"
              name="insurance"
              value={value}
              checked={chosen === value}
              disabled={count === 0 && chosen !== value}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
            {count !== undefined && <small className="y-num">{formatCount(count)}</small>}
          </label>
        ))}
      </div>
    </Group>
  );
}

interface RangeProps {
  readonly range: RangeDraft;
  readonly legend: string;
  readonly hint: string;
  readonly errors: Readonly<Record<RangeError, string>>;
  readonly names: readonly [from: string, to: string];
  readonly labels: readonly [from: string, to: string];
  /** The least and the greatest in the results, formatted as they would be typed. */
  readonly examples: readonly [from: string, to: string];
  readonly inputMode: 'numeric' | 'decimal';
}

/** Two amounts, least and most. */
function Range({ range, legend, hint, errors, names, labels, examples, inputMode }: RangeProps) {
  useSignals();
  const texts = range.texts.value;
  const error = range.error.value;
  const note = useId();
  return (
    <Group legend={legend}>
      <div className="y-listing__amounts" data-invalid={error === undefined ? undefined : ''}>
        {(['from', 'to'] as const).map((end, place) => (
          <Field key={end} label={labels[place] ?? ''}>
            {({ id }) => (
              <TextInput
                id={id}
                name={names[place]}
                inputMode={inputMode}
                autoComplete="off"
                maxLength={priceLength}
                placeholder={examples[place]}
                value={texts[place]}
                aria-describedby={note}
                {...(error !== undefined && { 'aria-invalid': true })}
                onChange={(event) => range.set(end, event.currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={error ? 'y-field__error' : 'y-listing__hint'} id={note} role={error ? 'alert' : undefined}>
        {error ? errors[error] : hint}
      </p>
    </Group>
  );
}

interface AmountsProps {
  readonly draft: FilterDraft;
  readonly facets: Facets | undefined;
}

function Price({ draft, facets }: AmountsProps) {
  const filterTexts = useMessages(filterMessages);
  return (
    <Range
      range={draft.price}
      legend={filterTexts.price}
      hint={filterTexts.priceHint}
      errors={{ invalid: filterTexts.priceInvalid, reversed: filterTexts.priceReversed }}
      names={['priceFrom', 'priceTo']}
      labels={[filterTexts.priceFrom, filterTexts.priceTo]}
      examples={[exampleAmount(facets?.price.min), exampleAmount(facets?.price.max)]}
      inputMode="numeric"
    />
  );
}

/** Shown where all results are hired by one unit, or a size is chosen already. */
function Capacity({ draft, facets }: AmountsProps) {
  const filterTexts = useMessages(filterMessages);
  useSignals();
  const known = facets?.capacity;
  if (!known && draft.capacity.texts.value.every((text) => text === '')) return null;
  return (
    <Range
      range={draft.capacity}
      legend={filterTexts.capacity(known ? unitText(known.unit) : '')}
      hint={filterTexts.capacityHint}
      errors={{ invalid: filterTexts.capacityInvalid, reversed: filterTexts.priceReversed }}
      names={['minCapacity', 'maxCapacity']}
      labels={[filterTexts.capacityFrom, filterTexts.capacityTo]}
      examples={known ? [String(known.min), String(known.max)] : ['', '']}
      inputMode="decimal"
    />
  );
}
