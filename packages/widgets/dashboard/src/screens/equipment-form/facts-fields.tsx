import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { isChoiceFact } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { SelectField, TextField } from '../../kit/form/control.tsx';
import { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import { type AskedFact, factLabel, factOptions } from '../../kit/kind-facts.ts';
import { messages } from './equipment-form.messages.ts';
import { type SetProps, amount, decimal, of } from './set-fields.ts';

interface FactsFieldsProps extends SetProps {
  readonly asked: ReadonlySignal<readonly AskedFact[]>;
}

/** The facts that the selected type asks for: sizes in their units, and choices. All are optional. The rate card asks for the operator. */
export function FactsFields({ asked, ...props }: FactsFieldsProps) {
  useSignals();
  return asked.value
    .filter(({ fact }) => fact !== 'operator')
    .map((one) => <FactField key={one.fact} {...props} {...one} />);
}

function FactField({ fact, unit, ...props }: SetProps & AskedFact) {
  const texts = useMessages(messages);
  const factTexts = useMessages(factMessages);
  const field = { ...of(props, texts, fact), label: factLabel({ fact, unit }, factTexts), optional: true };
  if (!isChoiceFact(fact)) return <TextField {...field} input={decimal} only={amount} />;
  // The empty option can be selected again.
  const options = [{ value: '', label: texts.unsaid }, ...factOptions(fact, factTexts)];
  return <SelectField {...field} options={options} />;
}
