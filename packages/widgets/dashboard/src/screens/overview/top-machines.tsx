import type { Overview, OwnDemand } from '@yantra/contract/calls';
import { formatCount, formatRupees, isRentalType, rentalUnit } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { Picture } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { messages as demandTexts } from '../../kit/demand/demand.messages.ts';
import { Link } from '../../kit/link.tsx';
import { ListPanel } from './list-panel.tsx';
import { messages } from './overview.messages.ts';

type TopMachine = Overview['topMachines'][number];

interface TopMachinesProps {
  readonly machines: readonly TopMachine[];
  /** How often each is kept, once it is known. */
  readonly demand: OwnDemand | undefined;
}

/** The most viewed machines of the last thirty days. */
export function TopMachines({ machines, demand }: TopMachinesProps) {
  const texts = useMessages(messages);
  const most = Math.max(1, ...machines.map(({ views }) => views));
  return (
    <ListPanel
      title={texts.top}
      href={addressOf('/equipments-list')}
      more={texts.list}
      empty={texts.noTop}
      className="y-dashboard__viewed"
    >
      {machines.map((machine) => (
        <li key={machine.id}>
          <TopLine
            machine={machine}
            most={most}
            kept={demand?.machines.find(({ id }) => id === machine.id)?.kept ?? 0}
          />
        </li>
      ))}
    </ListPanel>
  );
}

interface TopLineProps {
  readonly machine: TopMachine;
  readonly most: number;
  readonly kept: number;
}

function TopLine({ machine, most, kept }: TopLineProps) {
  const { id, name, image1Url, views, leads } = machine;
  const texts = useMessages(messages);
  const { keptBy } = useMessages(demandTexts);
  const about = [useAbout(machine), kept > 0 && keptBy(kept)].filter(Boolean).join(' · ');
  return (
    <Link href={addressOf(`/equipments-list/view/${encodeURIComponent(id)}`)}>
      <span className="y-dashboard__thumb">
        <Picture url={image1Url} alt="" sizes="56px" />
      </span>
      <span>
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" />
        <rect width={(views / most) * 100} height="4" data-share="" />
      </svg>
      {leads !== undefined && <span className="y-num">{texts.leadsOf(leads)}</span>}
      <span className="y-num">
        <b>{formatCount(views)}</b> <small>{texts.viewsWord(views)}</small>
      </span>
    </Link>
  );
}

/** Its type, or its rent if the type is not given. */
function useAbout({ equipmentType, finalRentalValue, rentalType }: TopMachine): string {
  const language = useLanguage();
  if (equipmentType) return [wordIn(language, equipmentType.type), equipmentType.subType].filter(Boolean).join(' · ');
  const unit = isRentalType(rentalType) ? wordIn(language, rentalUnit(rentalType)) : '';
  return `${formatRupees(finalRentalValue)} / ${unit}`;
}
