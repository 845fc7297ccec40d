import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dealAddress } from '../../kit/deals/deal-address.ts';
import { DealChat } from '../../kit/deals/deal-chat.tsx';
import { LiveDeal } from '../../kit/deals/live-deal.tsx';
import { Need } from '../../kit/deals/need.tsx';
import { LeaveConfirmation } from '../../kit/form/leave-confirmation.tsx';
import { Link, useSpoken } from '../../kit/link.tsx';
import { type EditorProps, type Step, steps } from './editor.props.ts';
import { Foot } from './foot.tsx';
import { Lines } from './lines.tsx';
import { MachineHead } from './machine-head.tsx';
import { Others } from './others.tsx';
import { Parts } from './parts.tsx';
import { messages } from './quote.messages.ts';
import { Terms } from './terms.tsx';
import { type Refusal, useSending, useTyped } from './use-quote-editor.ts';

const stepOf = (field: string): Step => (field === 'validUntil' || field === 'terms' ? 'terms' : 'price');

/** The job, the lines and the terms: side by side, or one step after the other on a phone. */
export function Editor({ navigate, onNews, ...props }: EditorProps) {
  const { deal, draft, edited, begun } = props;
  const texts = useMessages(messages);
  const { form, step, go, find } = useSteps();
  const { typed, forget } = useTyped(edited !== begun);
  const { isBusy, wrong, refusal, submit } = useSending({
    deal,
    draft,
    edited,
    onWrong: find,
    onSent: ({ id }) => {
      forget();
      navigate(dealAddress(id));
    },
  });
  const name = isolated(deal.other.name);
  const next = steps[steps.indexOf(step) + 1];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // On a phone, Enter goes to the next step; elsewhere there are none.
    const isStepped = form.current?.querySelector<HTMLElement>('.y-dashboard__qe-next')?.offsetParent !== null;
    if (isStepped && next) go(next);
    else void submit();
  };
  return (
    <div className="y-dashboard__qe" data-step={step}>
      <LeaveConfirmation isChanged={typed} isKept={false} />
      <StepBar deal={deal} step={step} />
      <Others dealId={deal.id} />
      <div className="y-dashboard__qe-job">
        <section className="y-dashboard__qe-need" aria-label={texts.need(name)}>
          <Need deal={deal} />
        </section>
        <LiveDeal dealId={deal.id} reload={onNews}>
          <DealChat deal={deal} />
        </LiveDeal>
      </div>
      <form ref={form} className="y-dashboard__qe-edit" aria-label={texts.form(name)} noValidate onSubmit={onSubmit}>
        <MachineHead {...props} wrong={wrong} />
        <div className="y-dashboard__qe-scroll">
          {refusal && <Refused refusal={refusal} dealId={deal.id} />}
          <div className="y-dashboard__qe-price">
            <Lines {...props} wrong={wrong} />
            <Parts {...props} wrong={wrong} />
          </div>
          <Terms {...props} wrong={wrong} />
        </div>
        <Foot {...props} step={step} next={next} go={go} isBusy={isBusy} wrongCount={wrong.size} />
      </form>
    </div>
  );
}

/** Which step is shown, and the way to a field that is wrong. */
function useSteps() {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<Step>('job');
  const [field, setField] = useState<{ readonly name: string }>();
  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field.name}"]`)?.focus();
  }, [field]);
  const go = (next: Step) => {
    setStep(next);
    document.querySelector('.y-dashboard__qe')?.scrollIntoView();
  };
  const find = (name: string) => {
    setStep(stepOf(name));
    setField({ name });
  };
  return { form, step, go, find };
}

function StepBar({ deal, step }: Pick<EditorProps, 'deal'> & { readonly step: Step }) {
  const texts = useMessages(messages);
  const at = steps.indexOf(step);
  return (
    <nav className="y-dashboard__qe-steps" aria-label={texts.steps}>
      <Link href={dealAddress(deal.id)} aria-label={texts.back}>
        <Icon name="left" />
      </Link>
      <ol>
        {steps.map((one, index) => (
          <li key={one} data-past={index <= at || undefined} aria-current={one === step ? 'step' : undefined}>
            <span aria-hidden="true">{index + 1}</span>
            {texts.step[one]}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface RefusedProps {
  readonly refusal: Refusal;
  readonly dealId: string;
}

/** Why it did not go out, that nothing is lost, and the way on. */
function Refused({ refusal, dealId }: RefusedProps) {
  const texts = useMessages(messages);
  const spoken = useSpoken();
  return (
    <div className="y-dashboard__alert" role="alert">
      <p>{refusal.isStale ? refusal.text : `${refusal.text} ${texts.notSent}`}</p>
      {refusal.isStale && (
        // Beside this page, so that what was typed stays.
        <a className="y-link" href={spoken(dealAddress(dealId))} target="_blank" rel="noopener">
          {texts.look}
        </a>
      )}
    </div>
  );
}
