import { useSignals } from '@preact/signals-react/runtime';
import { type EquipmentDetails, getEquipmentById } from '@yantra/contract/calls';
import { AskForm, type AskedForQuote, ConfirmForm, askMessages } from '@yantra/deals';
import { lengths } from '@yantra/domain';
import '@yantra/deals/styles.css';
import { useMessages, useWord } from '@yantra/language';
import { type Remote, dataOf, jobOf, useScope } from '@yantra/state';
import { ButtonLink, Picture, StateMessage } from '@yantra/ui';
import { useMemo } from 'react';
import type { Address } from '../../address.ts';
import { useHref, useNavigate } from '../../navigation.tsx';
import { addressOf } from '../details/details-path.ts';
import { confirmPath, machinesIn, requestIn } from './ask-path.ts';
import './ask.css';

/** Asks the owner of one machine for a quote, or the owners of several, and then for a code to the phone. */
export function Ask(address: Address) {
  const request = requestIn(address);
  return <div className="wrap section ask">{request ? <Confirm {...address} /> : <Asking {...address} />}</div>;
}

function Asking(address: Address) {
  useSignals();
  const texts = useMessages(askMessages);
  const scope = useScope();
  const to = useHref();
  const navigate = useNavigate();
  const key = machinesIn(address).join();
  const asked = useMemo(
    () =>
      (key ? key.split(',') : []).map((id) => ({
        id,
        remote: scope.resource(getEquipmentById, () => ({ id }), { isQuiet: true }).remote,
      })),
    [scope, key],
  );
  const isGone = (remote: Remote<EquipmentDetails>) => remote.status === 'failed' && remote.error.status === 404;
  const there = asked.filter(({ remote }) => !isGone(remote.value));
  const [first, ...others] = there.map(({ id }) => id);
  if (first === undefined)
    return (
      <StateMessage
        picture="empty-list"
        level={1}
        title={key ? texts.goneMachine : texts.noMachine}
        text={key ? texts.goneMachineText : texts.noMachineText}
      >
        <ButtonLink variant="primary" href={to('/equipments')}>
          {texts.find}
        </ButtonLink>
      </StateMessage>
    );
  const sent = ({ requestId, isConfirmed, code }: AskedForQuote) =>
    navigate(isConfirmed ? `/dashboard/my-requests/${requestId}` : confirmPath(requestId, code));
  const details = address.query.get('about')?.trim().slice(0, lengths.machine);
  return (
    <>
      <h1>{others.length > 0 ? texts.titleAll(there.length) : texts.title}</h1>
      {there.map(({ id, remote }) => (
        <Machine key={id} machine={dataOf(remote.value)} id={id} />
      ))}
      {there.length < asked.length && <p role="status">{texts.someGone(asked.length - there.length)}</p>}
      <p className="y-muted">{others.length > 0 ? texts.goesToAll : texts.goes}</p>
      <AskForm equipmentId={first} others={others} job={jobOf(scope).job.peek()} details={details} onAsked={sent} />
    </>
  );
}

/** A machine that is asked about. */
function Machine({ machine, id }: { readonly machine: EquipmentDetails | undefined; readonly id: string }) {
  const word = useWord();
  const to = useHref();
  if (!machine) return null;
  return (
    <a className="ask__machine" href={to(addressOf(id))}>
      <span className="ask__picture">
        <Picture url={machine.image1Url} alt="" sizes="96px" eager />
      </span>
      <span>
        <b dir="auto">{machine.name}</b>
        <small>{word(machine.city)}</small>
      </span>
    </a>
  );
}

function Confirm(address: Address) {
  const texts = useMessages(askMessages);
  const to = useHref();
  const [id, securityStamp] = [address.query.get('code'), address.query.get('stamp')];
  const requestId = requestIn(address);
  return (
    <div className="ask__confirm">
      <h1>{texts.confirmTitle}</h1>
      <p>{texts.confirmText}</p>
      <ConfirmForm
        key={requestId}
        requestId={requestId}
        {...(id && securityStamp && { first: { id, securityStamp } })}
        // A document of its own, so that it has its own headers.
        onPage={(page) => location.assign(to(`/q/${encodeURIComponent(page)}`))}
      />
    </div>
  );
}
