import { useSignals } from '@preact/signals-react/runtime';
import { type CardPart, formatRupees, paiseToRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon, Segment } from '@yantra/ui';
import { type ReactNode, useId } from 'react';
import { CostMark, type CostMarkKind } from '../../../kit/cost-mark/cost-mark.tsx';
import { TextField } from '../../../kit/form/control.tsx';
import type { EquipmentName } from '../equipment.ts';
import { amount, decimal, type SetProps } from '../set-fields.ts';
import { messages } from './cost.messages.ts';
import type { CostModel } from './cost.model.ts';
import { mainJob } from './quote.ts';

/** What every question of the rate card needs. */
export interface QuestionProps {
  readonly form: SetProps['form'];
  readonly cost: CostModel;
}

interface AskProps {
  readonly title: string;
  readonly mark?: CostMarkKind | undefined;
  readonly children: ReactNode;
}

/** A question with its mark and answers. */
export function Ask({ title, mark, children }: AskProps) {
  const id = useId();
  return (
    <section className="y-dashboard__ask" aria-labelledby={id} data-kind={mark}>
      <div>
        <h4 id={id}>{title}</h4>
        {mark && <CostMark kind={mark} />}
      </div>
      {children}
    </section>
  );
}

/** A muted sentence below the answers. */
export const Says = ({ children }: { readonly children: ReactNode }) => (
  <p className="y-dashboard__ask-says">{children}</p>
);

interface ChoiceProps<Value extends string> {
  readonly form: SetProps['form'];
  readonly name: EquipmentName;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** One of a few answers side by side. */
export function Choice<Value extends string>({ form, name, label, options }: ChoiceProps<Value>) {
  useSignals();
  const { value, error, type } = form.fields[name];
  const classes = `y-dashboard__choice${options.length > 3 ? ' y-dashboard__choice-many' : ''}`;
  return (
    <div className="y-field" data-field={name} tabIndex={-1} data-invalid={error.value === undefined ? undefined : ''}>
      <Segment className={classes} label={label} options={options} value={value.value as Value} onValue={type} />
      {error.value !== undefined && (
        <p className="y-field__error" role="alert">
          <Icon name="alert" />
          {error.value}
        </p>
      )}
    </div>
  );
}

interface NumberFieldProps {
  readonly form: SetProps['form'];
  readonly name: EquipmentName;
  readonly label: string;
  /** Before the number: ₹. */
  readonly prefix?: string;
  /** After it: km. */
  readonly unit?: string;
  /** What is usual: rupees, litres. */
  readonly usual?: number | undefined;
}

/** A number, with what is usual in the empty field. */
export function NumberField({ form, name, prefix, usual, ...rest }: NumberFieldProps) {
  const input = {
    ...decimal,
    ...(prefix !== undefined && { prefix }),
    ...(usual !== undefined && { placeholder: usual.toLocaleString('en-IN', { maximumFractionDigits: 1 }) }),
  };
  return <TextField {...rest} name={name} field={form.fields[name]} only={amount} input={input} />;
}

/** What it costs the owner to leave a part unsaid, or what is reckoned where the renter pays it. */
export function PartSays({ cost, part }: Pick<QuestionProps, 'cost'> & { readonly part: CardPart }) {
  const texts = useMessages(messages);
  useSignals();
  const { unknown, typical } = cost.quote.value;
  const paise = typical.get(part) ?? 0;
  const money = formatRupees(paiseToRupees(paise));
  if (unknown.has(part)) {
    const ranked = paise > 0 ? ` ${texts.rankedAs(money, mainJob.days)}` : '';
    return <Says>{`${texts.askAbout(texts.parts[part])}${ranked}`}</Says>;
  }
  return paise > 0 ? <Says>{texts.reckoned(money, mainJob.days)}</Says> : null;
}
