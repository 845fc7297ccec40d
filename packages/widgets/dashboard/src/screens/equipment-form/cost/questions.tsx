import { useSignals } from '@preact/signals-react/runtime';
import { digitsOf, formatRupees, paiseToRupees, rupeesToPaise, wayPrice } from '@yantra/domain';
import { afterPress } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Field, Segment, Select, TextInput } from '@yantra/ui';
import { CheckboxField } from '../../../kit/form/control.tsx';
import { messages as formMessages, signs } from '../equipment-form.messages.ts';
import { numeric } from '../set-fields.ts';
import { messages } from './cost.messages.ts';
import { Ask, Choice, NumberField, PartSays, type QuestionProps, Says } from './question.tsx';
import { mainJob } from './quote.ts';
import { cardIn } from './rate-card.ts';
import { usualOf } from './usual.ts';

function useUsual({ form, cost }: QuestionProps) {
  useSignals();
  return usualOf(cost.quote.value.basis, form.fields.gstIncluded.value.value === 'yes');
}

/** The mark of a part: as the form says it, or unknown while its price is missing. */
const markOf = <Kind extends string>(kind: Kind, isUnknown: boolean) => (isUnknown ? 'unknown' : kind);

/** Overtime, the shortest hire, and whether Sundays count. */
export function HoursQuestion({ form, cost }: QuestionProps) {
  const texts = useMessages(messages);
  useSignals();
  const usual = useUsual({ form, cost });
  const { sundaysFree } = form.fields;
  const isUnknown = cost.quote.value.unknown.has('overtime');
  return (
    <Ask title={texts.longer} mark={isUnknown ? 'unknown' : undefined}>
      <div className="y-dashboard__ask-line">
        <NumberField
          form={form}
          name="overtime"
          label={texts.beyond}
          prefix={signs.rupee}
          unit={texts.anHour}
          usual={usual.overtime}
        />
        <MinimumField form={form} />
        <div className="y-field">
          <span className="y-field__label">{texts.sundays}</span>
          <Segment
            className="y-dashboard__choice"
            label={texts.sundays}
            options={[
              { value: '', label: texts.sunday.counted },
              { value: 'yes', label: texts.sunday.notCounted },
            ]}
            value={sundaysFree.value.value}
            onValue={sundaysFree.type}
          />
        </div>
      </div>
      {sundaysFree.value.value === 'yes' && <Says>{texts.sundaysNote}</Says>}
      <PartSays cost={cost} part="overtime" />
    </Ask>
  );
}

/** The shortest hire and its unit. */
function MinimumField({ form }: Pick<QuestionProps, 'form'>) {
  const texts = useMessages(messages);
  useSignals();
  const { minimum, minimumUnit } = form.fields;
  const units = [
    { value: 'days', label: texts.days },
    { value: 'hours', label: texts.hours },
  ];
  return (
    <Field label={texts.atLeast} error={minimum.error.value}>
      {(ids) => (
        <div className="y-dashboard__minimum">
          <TextInput
            {...numeric}
            {...ids}
            name="minimum"
            value={minimum.value.value}
            onInput={({ currentTarget }) => minimum.type(digitsOf(currentTarget.value))}
            onBlur={() => afterPress(minimum.leave)}
          />
          <Select
            aria-label={texts.atLeastUnit}
            options={units}
            value={minimumUnit.value.value}
            onChange={({ currentTarget }) => minimumUnit.type(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}

/** Who brings the machine and takes it back. */
export function TransportQuestion({ form, cost }: QuestionProps) {
  const texts = useMessages(messages);
  useSignals();
  const { each, freeKm, perKm } = useUsual({ form, cost }).transport ?? {};
  const { states } = texts;
  const state = form.fields.transport.value.value;
  const isUnknown = cost.quote.value.unknown.has('transport');
  const terms = cardIn(form.values.value)?.transport;
  const way = terms?.state === 'extra' ? wayPrice(terms, mainJob.km) : undefined;
  return (
    <Ask title={texts.transport} mark={markOf(state as 'included' | 'extra' | 'renter', isUnknown)}>
      <Choice
        form={form}
        name="transport"
        label={texts.transport}
        options={[
          { value: 'included', label: states.included },
          { value: 'extra', label: states.extra },
          { value: 'renter', label: states.renter },
          { value: '', label: states.unknown },
        ]}
      />
      {state === 'extra' && (
        <div className="y-dashboard__ask-line">
          <NumberField form={form} name="transportEach" label={texts.eachWay} prefix={signs.rupee} usual={each} />
          <NumberField form={form} name="transportFreeKm" label={texts.forTheFirst} unit={texts.km} usual={freeKm} />
          <NumberField
            form={form}
            name="transportPerKm"
            label={texts.beyondThose}
            prefix={signs.rupee}
            unit={texts.perKm}
            usual={perKm}
          />
        </div>
      )}
      {state === 'extra' && isUnknown && <Says>{texts.priceMissing}</Says>}
      {way !== undefined && <Says>{texts.wayTo(mainJob.km, formatRupees(paiseToRupees(rupeesToPaise(way))))}</Says>}
      <PartSays cost={cost} part="transport" />
    </Ask>
  );
}

const operatorMarks: Readonly<Record<string, 'included' | 'extra' | 'renter'>> = {
  included: 'included',
  extra: 'extra',
  none: 'renter',
};

/** Whether an operator comes with it. */
export function OperatorQuestion({ form, cost }: QuestionProps) {
  const texts = useMessages(messages);
  useSignals();
  const usual = useUsual({ form, cost });
  const { states } = texts;
  const state = form.fields.operator.value.value;
  const isUnknown = cost.quote.value.unknown.has('operator');
  return (
    <Ask title={texts.operator} mark={markOf(operatorMarks[state] ?? 'unknown', isUnknown)}>
      <Choice
        form={form}
        name="operator"
        label={texts.operator}
        options={[
          { value: 'included', label: states.included },
          { value: 'extra', label: states.extra },
          { value: 'none', label: states.no },
          { value: '', label: states.unknown },
        ]}
      />
      {state === 'extra' && (
        <div className="y-dashboard__ask-line">
          <NumberField
            form={form}
            name="operatorShift"
            label={`${texts.shift}, ${texts.perDay}`}
            prefix={signs.rupee}
            usual={usual.shift}
          />
        </div>
      )}
      {(state === 'included' || state === 'extra') && (
        <CheckboxField name="operatorBoard" field={form.fields.operatorBoard} label={texts.board} />
      )}
      {state === 'extra' && isUnknown && <Says>{texts.priceMissing}</Says>}
      <PartSays cost={cost} part="operator" />
    </Ask>
  );
}

/** Who pays for fuel. */
export function FuelQuestion({ form, cost }: QuestionProps) {
  const texts = useMessages(messages);
  useSignals();
  const usual = useUsual({ form, cost });
  const { states } = texts;
  const state = form.fields.fuelBy.value.value;
  return (
    <Ask title={texts.fuel} mark={state === 'included' || state === 'renter' ? state : 'unknown'}>
      <Choice
        form={form}
        name="fuelBy"
        label={texts.fuel}
        options={[
          { value: 'included', label: states.included },
          { value: 'renter', label: states.renter },
          { value: '', label: states.unknown },
        ]}
      />
      {state === 'renter' && (
        <div className="y-dashboard__ask-line">
          <NumberField
            form={form}
            name="fuelLitres"
            label={texts.burns}
            unit={texts.litresAnHour}
            usual={usual.litres}
          />
        </div>
      )}
      <PartSays cost={cost} part="fuel" />
    </Ask>
  );
}

/** Whether a deposit is taken. */
export function DepositQuestion({ form, cost }: QuestionProps) {
  const texts = useMessages(messages);
  const { fields } = useMessages(formMessages);
  useSignals();
  const { states } = texts;
  const state = form.fields.takesDeposit.value.value;
  const isUnknown = cost.quote.value.unknown.has('deposit');
  const mark = isUnknown ? 'unknown' : state === 'yes' ? 'back' : undefined;
  return (
    <Ask title={texts.deposit} mark={mark}>
      <Choice
        form={form}
        name="takesDeposit"
        label={texts.deposit}
        options={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
          { value: '', label: states.unknown },
        ]}
      />
      {state === 'yes' && (
        <>
          <div className="y-dashboard__ask-line">
            <NumberField form={form} name="deposit" label={fields.deposit} prefix={signs.rupee} />
          </div>
          <Says>{texts.depositNote}</Says>
        </>
      )}
      <PartSays cost={cost} part="deposit" />
    </Ask>
  );
}

interface GstQuestionProps extends QuestionProps {
  readonly categories: readonly { readonly value: string; readonly label: string }[];
}

/** Whether the prices have GST in them. */
export function GstQuestion({ form, cost, categories }: GstQuestionProps) {
  const texts = useMessages(messages);
  useSignals();
  const { gstStates } = texts;
  // Of several categories any may be the one with this rate.
  const chosen = form.fields.categories.value.value;
  const category = categories.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <Ask title={texts.gst}>
      <Choice
        form={form}
        name="gstIncluded"
        label={texts.gst}
        options={[
          { value: '', label: gstStates.without },
          { value: 'yes', label: gstStates.with },
        ]}
      />
      <Says>{texts.gstNote(cost.quote.value.basis.gst, category)}</Says>
    </Ask>
  );
}
