import { type Overview, getOverview } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Fragment, useEffect, useRef } from 'react';
import { addressOf } from '../../kit/address.ts';
import { Link } from '../../kit/link.tsx';
import { messages as planTexts } from '../../kit/plans/plans.messages.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './equipments-list.messages.ts';

type State = NonNullable<Overview['machineStates']>[number]['state'];

/** In display order. */
export const machineStates: readonly State[] = [
  'listed',
  'onRent',
  'notInPlan',
  'planEnded',
  'planBegins',
  'unavailable',
  'draft',
  'inReview',
  'hidden',
];

const nothing = {};
const address = addressOf('/equipments-list');

interface MachineCountsProps {
  /** The state that the table is filtered by. */
  readonly state: string | null;
  /** A new number reloads the counts. */
  readonly reloadKey: number;
}

/** The number of machines, and of those in each state, each a link that filters the table; until loaded, the purpose of the page. */
export function MachineCounts({ state, reloadKey }: MachineCountsProps) {
  const texts = useMessages(messages);
  const plans = useMessages(planTexts);
  const { remote, reload } = useRemote(getOverview, nothing, true);
  const seen = useRef(reloadKey);
  useEffect(() => {
    if (seen.current !== reloadKey) reload();
    seen.current = reloadKey;
  }, [reloadKey, reload]);
  const { machines = 0, machineStates: counts = [] } = dataOf(remote) ?? {};
  const known = machineStates.flatMap((one) => counts.filter(({ state: name }) => name === one));
  if (machines === 0 || known.length === 0) return texts.note.own;
  return (
    <span className="y-dashboard__counts">
      {state ? (
        <Link className="y-link" href={address}>
          {texts.all(plans.machines(machines))}
        </Link>
      ) : (
        <span>{plans.machines(machines)}:</span>
      )}
      {known.map(({ state: name, count }, place) => (
        <Fragment key={name}>
          {place > 0 && <span aria-hidden="true">·</span>}
          <Link className="y-link" href={`${address}?state=${name}`} aria-current={name === state ? 'true' : undefined}>
            {texts.inState[name](count)}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}
