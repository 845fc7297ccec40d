import { type VisitorJob, jobPairs } from '@yantra/domain';
import type { MachineLinks } from './row.tsx';

/** A machine's page, with the job in its address. */
export const machineHref = (siteUrl: string, id: string, job: VisitorJob | undefined): string =>
  `${siteUrl}/equipment-details?${new URLSearchParams([['id', id], ...jobPairs(job).map(([...pair]) => pair)])}`;

interface LinkParts {
  readonly siteUrl: string;
  readonly job: VisitorJob | undefined;
  /** A machine is about to be opened; false keeps the page. */
  readonly onEquipmentSelect:
    | ((selection: { readonly id: string; readonly name: string; readonly href: string }) => boolean | void)
    | undefined;
}

/** Links to machines that the page around may take over. */
export function linksOf({ siteUrl, job, onEquipmentSelect }: LinkParts): MachineLinks {
  const hrefOf = (id: string) => machineHref(siteUrl, id, job);
  return {
    hrefOf,
    onSelect: (event, { id, name }) => {
      if (onEquipmentSelect?.({ id, name, href: hrefOf(id) }) === false) event.preventDefault();
    },
  };
}
