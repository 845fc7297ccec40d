import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import type { CostModel } from './cost/cost.model.ts';
import { messages } from './equipment-form.messages.ts';
import type { EquipmentFormModel } from './equipment-form.model.ts';
import { type Part, nextPart, partNames, partStates } from './form-parts.ts';

/** Scrolls to a part and focuses it. */
function goTo(from: HTMLElement, part: Part): void {
  const set = from.closest('form')?.querySelector<HTMLElement>(`[data-part=${part}]`);
  const heading = set?.querySelector<HTMLElement>('h2');
  if (!set || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  set.scrollIntoView({ block: 'start' });
}

interface FormRailProps {
  readonly model: EquipmentFormModel;
  readonly cost: CostModel;
}

/** The parts of the form: which are complete, which are wrong, and which comes next. */
export function FormRail({ model, cost }: FormRailProps) {
  const texts = useMessages(messages);
  useSignals();
  const { missing, form } = model;
  const { registrationCertificate, hypoToBank, insuranceAvailable } = form.values.value;
  const hasPapers = [registrationCertificate, hypoToBank, insuranceAvailable].some(Boolean);
  const { answered, questions } = cost.quote.value;
  const states = partStates(missing.value, form.wrong.value, { papers: hasPapers, cost: answered === questions });
  const next = nextPart(states);
  return (
    <nav className="y-dashboard__parts" aria-label={texts.parts}>
      <ol>
        {partNames.map((part, place) => (
          <li key={part}>
            <button
              type="button"
              data-state={states[part]}
              aria-current={part === next ? 'step' : undefined}
              onClick={({ currentTarget }) => goTo(currentTarget, part)}
            >
              <i aria-hidden="true">{states[part] === 'done' ? <Icon name="check" /> : place + 1}</i>
              {texts.steps[part]}
              {states[part] === 'done' && <span className="y-hidden">, {texts.done}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
