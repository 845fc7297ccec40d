import { type Overview, type OwnEquipment, getOwnerEquipments, getSubscriptions } from '@yantra/contract/calls';
import { formatRupees, noticeMs } from '@yantra/domain';
import { createKept } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, ButtonLink, EquipmentCard, Icon } from '@yantra/ui';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { addressOf } from '../../kit/address.ts';
import { Link, LinkButton } from '../../kit/link.tsx';
import { machinesAddress } from '../../kit/plan-places/machines-address.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { publicAddress } from '../../kit/public-address.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Example, LoadingCard, Market } from './first-minute.tsx';
import { messages } from './setup.messages.ts';
import { type Step, cheapest, firstMachine, stepsOf } from './setup.model.ts';

const nothing = {};
/** A new supplier has few machines; one of them is shown. */
const firstMachines = { page: 1, pageSize: 10 };

/** Whether the user has sent a link, kept on the device. */
const sharing = (userId: string) =>
  createKept(
    () => localStorage,
    `yantra.setup.shared.1.${userId}`,
    (kept) => (kept === true ? true : undefined),
  );

const subscribeToNothing = () => () => undefined;

/** `before` is the state when the page was loaded: a step done since then stays visible. */
export function useSharing(userId: string) {
  const [isDone, setDone] = useState(false);
  const isKept = useSyncExternalStore(
    subscribeToNothing,
    () => sharing(userId).read() === true,
    () => false,
  );
  const share = () => {
    sharing(userId).write(true);
    setDone(true);
  };
  return { before: isKept && !isDone, hasShared: isKept || isDone, share };
}

interface SetupProps {
  readonly known: Overview;
  readonly hasShared: boolean;
  readonly onShare: () => void;
}

/** The steps to a first call: a machine, a plan, sending its link. */
export const Setup = (props: SetupProps) => (
  <>
    {props.known.machines > 0 ? <SetupOfMachine {...props} /> : <Card {...props} machine={undefined} />}
    <Market />
  </>
);

function SetupOfMachine(props: SetupProps) {
  const machines = dataOf(useRemote(getOwnerEquipments, firstMachines).remote)?.data;
  return <Card {...props} machine={machines && firstMachine(machines)} isMachineComing={machines === undefined} />;
}

interface CardProps extends SetupProps {
  readonly machine: OwnEquipment | undefined;
  /** Reserves the machine's space while it loads. */
  readonly isMachineComing?: boolean;
}

function Card(props: CardProps) {
  const { known, hasShared, machine, isMachineComing = false } = props;
  const texts = useMessages(messages);
  const id = useId();
  const steps = stepsOf(known, hasShared);
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section className="y-dashboard__setup" aria-labelledby={id}>
      <div className="y-dashboard__setup-main">
        <header>
          <h2 id={id}>{texts.title}</h2>
          <div className="y-dashboard__setup-bar">
            <span
              role="progressbar"
              aria-label={texts.progress}
              aria-valuemin={0}
              aria-valuemax={steps.length}
              aria-valuenow={done}
              aria-valuetext={texts.done(done, steps.length)}
            >
              {steps.map(({ name }, place) => (
                <i key={name} data-done={place < done || undefined} />
              ))}
            </span>
            <span aria-hidden="true">{texts.done(done, steps.length)}</span>
          </div>
        </header>
        <ol className="y-dashboard__steps">
          <MachineStep {...props} step={steps[0]} />
          <PlanStep {...props} step={steps[1]} />
          <ShareStep {...props} step={steps[2]} />
        </ol>
        <p className="y-dashboard__setup-more">
          <span>
            {texts.many}{' '}
            <Link className="y-link" href={addressOf('/equipments-list/import')}>
              {texts.import}
            </Link>
          </span>
          <span>
            {texts.byPhone}{' '}
            <Link className="y-link" href="/contact-us">
              {texts.contactUs}
            </Link>
          </span>
        </p>
      </div>
      {machine && <Preview machine={machine} />}
      {known.machines === 0 && <Example />}
      {isMachineComing && <LoadingCard />}
    </section>
  );
}

/** The machine as renters see it. */
function Preview({ machine }: { readonly machine: OwnEquipment }) {
  const texts = useMessages(messages);
  const text = machine.listing === 'listed' ? texts.preview : texts.previewLater;
  return (
    <aside className="y-dashboard__setup-see" aria-label={text}>
      <p>{text}</p>
      <EquipmentCard
        equipment={machine}
        href={addressOf(`/equipments-list/view/${encodeURIComponent(machine.id)}`)}
        sizes="272px"
      />
    </aside>
  );
}

interface StepProps extends CardProps {
  readonly step: Step | undefined;
}

interface LineProps extends Pick<StepProps, 'step'> {
  /** Its number. */
  readonly place: number;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Its action. */
  readonly children?: ReactNode;
}

function Line({ step, place, title, note, children }: LineProps) {
  const texts = useMessages(messages);
  const state = step?.state ?? 'later';
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="y-dashboard__ring">
        {state === 'done' ? (
          <>
            <Icon name="check" />
            <span className="y-hidden">{texts.isDone}</span>
          </>
        ) : (
          <span aria-hidden="true">{place}</span>
        )}
      </span>
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {children && <span className="y-dashboard__step-ways">{children}</span>}
    </li>
  );
}

function MachineStep({ step, known, machine }: StepProps) {
  const texts = useMessages(messages);
  if (step?.state !== 'done') {
    return (
      <Line step={step} place={1} title={texts.addTitle} note={texts.addNote}>
        <LinkButton variant="primary" icon="plus" href={addressOf('/add-equipment')}>
          {texts.add}
        </LinkButton>
      </Line>
    );
  }
  const title = known.machines === 1 && machine ? texts.added(machine.name) : texts.addedSome(known.machines);
  return (
    <Line step={step} place={1} title={title}>
      {machine && (
        <LinkButton
          variant="quiet"
          aria-label={`${texts.edit} ${machine.name}`}
          href={addressOf(`/equipments-list/edit/${encodeURIComponent(machine.id)}`)}
        >
          {texts.edit}
        </LinkButton>
      )}
    </Line>
  );
}

function PlanStep({ step, known }: StepProps) {
  const texts = useMessages(messages);
  if (step?.state === 'done') return <Line step={step} place={2} title={texts.listed(known.listedMachines)} />;
  const isNow = step?.state === 'now';
  const plan = known.plans.find(({ used, limit }) => used < limit);
  if (known.plans.some(({ used }) => used > 0)) {
    return (
      <Line step={step} place={2} title={texts.planTitle} note={texts.hidden}>
        {isNow && (
          <LinkButton variant="primary" href={addressOf('/equipments-list')}>
            {texts.why}
          </LinkButton>
        )}
      </Line>
    );
  }
  if (plan) {
    return (
      <Line step={step} place={2} title={texts.planTitle} note={texts.planRoom(plan.name, plan.limit - plan.used)}>
        {isNow && (
          <LinkButton variant="primary" href={machinesAddress(plan.id)}>
            {texts.putOn(plan.name)}
          </LinkButton>
        )}
      </Line>
    );
  }
  return (
    <Line step={step} place={2} title={texts.planTitle} note={<CheapestPlan />}>
      {isNow && (
        <LinkButton variant="primary" href={addressOf('/subscription-plan')}>
          {texts.choosePlan}
        </LinkButton>
      )}
    </Line>
  );
}

/** The lowest price of a plan; until the plans are loaded, what a plan is for. */
function CheapestPlan() {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const plan = cheapest(dataOf(useRemote(getSubscriptions, nothing).remote) ?? []);
  if (!plan) return texts.planNote;
  return texts.planPrice(formatRupees(plan.finalPrice1Month), planTexts.machines(plan.equipmentCount));
}

function ShareStep({ step, machine, onShare }: StepProps) {
  const texts = useMessages(messages);
  if (step?.state === 'done') return <Line step={step} place={3} title={texts.shared} />;
  return (
    <Line step={step} place={3} title={texts.shareTitle} note={texts.shareNote}>
      {step?.state === 'now' && machine && <Sharing machine={machine} onShare={onShare} />}
    </Line>
  );
}

function Sharing({ machine: { id, name }, onShare }: { readonly machine: OwnEquipment; readonly onShare: () => void }) {
  const texts = useMessages(messages);
  const { siteUrl, notify } = useScope();
  const link = new URL(publicAddress(siteUrl, id), location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', text: texts.copied, duration: noticeMs });
      onShare();
    } catch {
      notify({ kind: 'error', text: texts.notCopied(link), duration: noticeMs });
    }
  };
  return (
    <>
      <Button variant="primary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <ButtonLink
        href={`https://wa.me/?text=${encodeURIComponent(texts.whatsAppText(name, link))}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onShare}
      >
        {texts.whatsApp}
      </ButtonLink>
    </>
  );
}
