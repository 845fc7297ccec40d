import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { memo, useId } from 'react';
import { CostSamples } from './cost-samples.tsx';
import { messages } from './cost.messages.ts';
import type { QuestionProps } from './question.tsx';
import {
  DepositQuestion,
  FuelQuestion,
  GstQuestion,
  HoursQuestion,
  OperatorQuestion,
  TransportQuestion,
} from './questions.tsx';
import { RentQuestion } from './rent-question.tsx';

interface CostSetProps extends QuestionProps {
  readonly categories: readonly { readonly value: string; readonly label: string }[];
}

/** What the machine costs to hire, by a few questions, and what that comes to for three jobs. */
export const CostSet = memo(function CostSet({ form, cost, categories }: CostSetProps) {
  const texts = useMessages(messages);
  const id = useId();
  useSignals();
  const { parts } = cost.quote.value.basis;
  const props = { form, cost };
  return (
    <section className="y-dashboard__cost" data-part="cost" aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.about}</p>
      </div>
      <div className="y-dashboard__card-form">
        <div className="y-dashboard__card-head">
          <h3>{texts.card}</h3>
          <Answered cost={cost} />
        </div>
        <RentQuestion form={form} />
        <HoursQuestion {...props} />
        <TransportQuestion {...props} />
        {parts.operator && <OperatorQuestion {...props} />}
        {parts.fuel && <FuelQuestion {...props} />}
        <DepositQuestion {...props} />
        <GstQuestion {...props} categories={categories} />
      </div>
      <CostSamples cost={cost} />
    </section>
  );
});

/** How many of the questions are answered. */
function Answered({ cost }: Pick<QuestionProps, 'cost'>) {
  const texts = useMessages(messages);
  useSignals();
  const { answered, questions } = cost.quote.value;
  return (
    <span className="y-dashboard__answered">
      <progress value={answered} max={questions} aria-label={texts.progress} />
      {texts.answered(answered, questions)}
    </span>
  );
}
