import { useSignals } from '@preact/signals-react/runtime';
import { type PurchasedPlan, getOwnerEquipments, getPurchasedSubscriptions } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, StateMessage } from '@yantra/ui';
import { useEffect, useId, useMemo, useRef } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { LeaveConfirmation } from '../../kit/form/leave-confirmation.tsx';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { useSelection } from '../../kit/plan-places/use-plan-places.ts';
import { renewAddress } from '../../kit/plans/expiry.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { scrollAndFocus } from '../../kit/scroll.ts';
import { everyRow, exportPageSize } from '../../kit/table/csv.ts';
import { MachineChoice } from './machine-choice.tsx';
import { messages } from './plan-machines.messages.ts';
import { type PlanMachinesModel, createPlanMachinesModel } from './plan-machines.model.ts';

const listAddress = addressOf('/subscription-admin');

/** The model with the page's calls. */
function usePlanMachines({ params, navigate }: ScreenProps): PlanMachinesModel {
  const texts = useMessages(messages);
  const { send, notify, language } = useScope();
  const save = useSelection();
  const { id = '' } = params;
  const latest = useRef({ navigate, texts });
  latest.current = { navigate, texts };
  const model = useMemo(() => {
    const quiet = { isQuiet: true } as const;
    return createPlanMachinesModel({
      language,
      id,
      machines: () => everyRow((page) => send(getOwnerEquipments, { page, pageSize: exportPageSize }, quiet)),
      purchases: () => send(getPurchasedSubscriptions, { id: undefined }, quiet),
      save,
      notify,
      onSaved({ displayName }) {
        notify({ kind: 'success', text: latest.current.texts.saved(displayName), duration: noticeMs });
        latest.current.navigate(listAddress);
      },
    });
  }, [send, notify, language, id, save]);
  useEffect(() => void model.load(), [model]);
  return model;
}

/** Puts machines on a running or upcoming plan, and takes them off. */
export function Screen(props: ScreenProps) {
  const texts = useMessages(messages);
  const model = usePlanMachines(props);
  return (
    <>
      <ScreenHead title={texts.title} note={<Note model={model} />}>
        <LinkButton href={listAddress}>{texts.back}</LinkButton>
      </ScreenHead>
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        <Machines model={model} />
      </WhenLoaded>
      <LeaveConfirmation isChanged={model.isChanged} isKept={false} />
    </>
  );
}

interface PartProps {
  readonly model: PlanMachinesModel;
}

function Note({ model }: PartProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  useSignals();
  const plan = model.plan.value;
  if (plan === undefined || plan.state === 'ended') return null;
  return texts.note(plan.state, dayText(plan.state === 'running' ? plan.endDate : plan.startDate, dateTexts));
}

function Machines({ model }: PartProps) {
  const texts = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  const toMachines = () =>
    scrollAndFocus(place.current?.querySelector<HTMLElement>('input[type="checkbox"]:not(:disabled)'));
  useSignals();
  const plan = model.plan.value;
  if (plan === undefined) {
    return (
      <StateMessage picture="no-plans" title={texts.gone} text={texts.goneText} level={2}>
        <LinkButton href={listAddress}>{texts.back}</LinkButton>
      </StateMessage>
    );
  }
  if (plan.state === 'ended') {
    return (
      <StateMessage picture="no-plans" title={texts.ended(plan.displayName)} text={texts.endedText} level={2}>
        <LinkButton variant="primary" href={renewAddress(plan.id)}>
          {texts.renew}
        </LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <div ref={place} className="y-dashboard__plan-choice">
        <MachineChoice model={model} plan={plan} />
      </div>
      {model.machineCount.value > 0 && <SaveBar model={model} plan={plan} onMissing={toMachines} />}
    </>
  );
}

interface SaveBarProps extends PartProps {
  readonly plan: PurchasedPlan;
  /** Called when Save is pressed without changes. */
  readonly onMissing: () => void;
}

function SaveBar({ model, plan, onMissing }: SaveBarProps) {
  const texts = useMessages(messages);
  useSignals();
  const id = useId();
  const { on, off } = model.change.value;
  const isUnchanged = on + off === 0;
  const isSaving = model.isSaving.value;
  return (
    <div className="y-dashboard__buy">
      <p className="y-dashboard__buy-what" id={id}>
        <b>{isUnchanged ? texts.unchanged : texts.change(on, off)}</b>
        <span>{texts.free(plan.equipmentCount - model.chosenCount.value)}</span>
      </p>
      <Button
        variant="primary"
        size="lg"
        aria-disabled={isUnchanged || undefined}
        busy={isSaving}
        aria-describedby={id}
        onClick={() => (isUnchanged ? onMissing() : void model.save())}
      >
        {isSaving ? texts.saving : texts.save}
      </Button>
    </div>
  );
}
