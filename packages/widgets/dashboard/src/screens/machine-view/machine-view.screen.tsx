import { useSignals } from '@preact/signals-react/runtime';
import { type ListingFault, formatCount, unitText } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Glyph, Picture } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { Notice } from '../../kit/form/summary.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { Link, LinkButton } from '../../kit/link.tsx';
import { MachineStatus } from '../../kit/machine-status.tsx';
import { personAddress } from '../../kit/person-address.ts';
import { messages as faultMessages } from '../../kit/review/faults.messages.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { editAddress } from './edit-address.ts';
import { LinkRow } from './link-row.tsx';
import { MachineLeads, MachineViews } from './machine-activity.tsx';
import { Cost } from './machine-cost.tsx';
import { About, Pictures } from './machine-parts.tsx';
import { OwnPlan, Plan } from './machine-plan.tsx';
import { Papers, Place, Rent } from './machine-rail.tsx';
import { messages } from './machine-view.messages.ts';
import { type ViewedMachine, useMachine } from './use-machine.ts';

/** A machine's read-only page, for its owner or an admin. */
export function Screen({ params, user }: ScreenProps) {
  const { id = '' } = params;
  const model = useMachine(id);
  const texts = useMessages(messages);
  useSignals();
  const machine = model.machine.value;
  const mayChange = user.role !== 'admin';
  return (
    <>
      {machine ? <Head machine={machine} mayChange={mayChange} /> : <ScreenHead title={texts.title} />}
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        {machine && (
          <>
            {machine.listing === 'listed' && <LinkRow machine={machine} />}
            {machine.hidden && <HiddenNote {...machine.hidden} mayChange={mayChange} />}
            <div className="y-dashboard__machine">
              <div>
                <MachineViews machine={machine} />
                <Pictures machine={machine} mayChange={mayChange} />
                <MachineLeads machine={machine} />
                <About machine={machine} />
              </div>
              <div>
                <Rent machine={machine} mayChange={mayChange} />
                <Cost machine={machine} mayChange={mayChange} />
                {machine.listing !== undefined && mayChange && (
                  <OwnPlan machine={machine} listing={machine.listing} onChanged={model.load} />
                )}
                {machine.listing !== undefined && !mayChange && <Plan machine={machine} listing={machine.listing} />}
                <Papers machine={machine} mayChange={mayChange} />
                <Place machine={machine} mayChange={mayChange} />
              </div>
            </div>
          </>
        )}
      </WhenLoaded>
    </>
  );
}

interface HiddenNoteProps {
  readonly fault: ListingFault;
  readonly words: string;
  readonly mayChange: boolean;
}

/** Why moderators hid the machine, and what its owner can do. */
function HiddenNote({ fault, words, mayChange }: HiddenNoteProps) {
  const texts = useMessages(messages);
  const faults = useMessages(faultMessages);
  return (
    <Notice kind="info">
      <p>
        <b>{texts.hidden}</b> {faults.reasons[fault]} {words}
      </p>
      {mayChange && <p>{texts.mendHidden}</p>}
    </Notice>
  );
}

interface HeadProps {
  readonly machine: ViewedMachine;
  readonly mayChange: boolean;
}

/** Name, state and actions. */
function Head({ machine, mayChange }: HeadProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const { id, name, listing, status, image1Url, equipmentType, city, capacity } = machine;
  // The sub type names a class of sizes, where the exact size is unknown.
  const size = capacity ? `${formatCount(capacity.value)} ${unitText(capacity.unit)}` : equipmentType.subType;
  return (
    <div className="y-dashboard__head y-dashboard__machine-head">
      <span className="y-dashboard__machine-picture">
        <Picture url={image1Url} alt="" sizes="96px" />
      </span>
      <div>
        <h1>{name}</h1>
        <p>
          {listing && <MachineStatus listing={listing} status={status} />}
          <span>{[word(equipmentType.type), size].filter(Boolean).join(' · ')}</span>
          <span>{word(city)}</span>
          {!mayChange && machine.supplierId !== undefined && (
            <Link href={personAddress('supplier', 'view', machine.supplierId)}>{machine.supplierName}</Link>
          )}
        </p>
      </div>
      {mayChange && (
        <div className="y-dashboard__actions">
          <LinkButton href={`${addressOf('/fleet-calendar')}?machine=${encodeURIComponent(id)}`}>
            <Glyph d={glyphs.calendar} />
            {texts.calendar}
          </LinkButton>
          <LinkButton href={`${addressOf('/add-equipment')}?from=${encodeURIComponent(id)}`}>
            {texts.duplicate}
          </LinkButton>
          <LinkButton variant="primary" href={editAddress(id)}>
            <Glyph d={glyphs.pencil} />
            {texts.edit}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
