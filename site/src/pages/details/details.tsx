import { useSignals } from '@preact/signals-react/runtime';
import { type EquipmentDetails, getEquipmentById } from '@yantra/contract/calls';
import { type Resource, useScope } from '@yantra/state';
import { Button, ButtonLink, CardSkeleton, Picture, Price, Rating, StateMessage, StatusBadge } from '@yantra/ui';
import { useMemo } from 'react';
import type { Address } from '../../address.ts';
import { messages } from '../../site.messages.ts';

const { details } = messages;

/** A machine by its address: what it is, what it costs, where it stands. */
export function Details({ query }: Address) {
  const id = query.get('id') ?? '';
  return <div className="wrap section">{id ? <Machine key={id} id={id} /> : <Nothing />}</div>;
}

function Machine({ id }: { readonly id: string }) {
  useSignals();
  const scope = useScope();
  const machine = useMemo(() => scope.resource(getEquipmentById, () => ({ id })), [scope, id]);
  const remote = machine.remote.value;
  if (remote.status === 'failed') return <Failure machine={machine} message={remote.error.message} />;
  return remote.status === 'ready' ? <Plate machine={remote.data} /> : <CardSkeleton />;
}

function Nothing() {
  return (
    <StateMessage picture="empty-list" title={details.none} text={details.noneText}>
      <ButtonLink href="/equipments">{details.browse}</ButtonLink>
    </StateMessage>
  );
}

function Failure({ machine, message }: { readonly machine: Resource<EquipmentDetails>; readonly message: string }) {
  return (
    <StateMessage picture="error" title={details.failed(message)}>
      <Button onClick={machine.reload}>{details.retry}</Button>
      <ButtonLink href="/equipments">{details.browse}</ButtonLink>
    </StateMessage>
  );
}

function Plate({ machine }: { readonly machine: EquipmentDetails }) {
  const facts: readonly (readonly [label: string, value: string])[] = [
    [details.availableAt, machine.city],
    [details.capacity, details.hours(machine.noOfWorkingHrs)],
    [details.model, machine.modelNumber],
    [details.year, String(machine.yearOfMfg)],
    [details.insurance, machine.insuranceAvailable ? details.yes : details.no],
  ];
  return (
    <article className="machine">
      <div className="machine__picture">
        <Picture url={machine.image1Url} alt={machine.name} eager sizes="(width < 900px) 92vw, 640px" />
      </div>
      <div className="machine__words">
        <StatusBadge status={machine.status} />
        <h1 className="h2">{machine.name}</h1>
        <Rating ratings={machine.equipmentRatings} />
        <Price {...machine} size="lg" />
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{machine.description || details.noDescription}</p>
      </div>
    </article>
  );
}
