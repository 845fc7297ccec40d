import { getAvailability, getCategories, getEquipmentById, searchEquipments } from '@yantra/contract/calls';
import { similarRequest } from '@yantra/equipment-details';
import type { Scope } from '@yantra/state';
import type { Address } from '../../address.ts';
import type { SitePage } from '../../page.ts';
import { detailsHead, machineAt } from './details-head.ts';
import { idOf } from './details-path.ts';
import { Details } from './details.tsx';
import { enterFromCard } from './enter-from-card.ts';

async function load(scope: Scope, address: Address): Promise<void> {
  const id = idOf(address);
  if (!id) return;
  // The categories have the colours that are shown until pictures have loaded.
  const colours = scope.prefetch(getCategories, {});
  const days = scope.prefetch(getAvailability, { equipmentId: id });
  const machine = scope
    .prefetch(getEquipmentById, { id })
    .then((found) => scope.prefetch(searchEquipments, similarRequest(found)));
  await Promise.allSettled([colours, days, machine]);
}

const hasJob = ({ query }: Address): boolean => query.has('jobDays');

export const page: SitePage = {
  source: 'src/pages/details/details.page.ts',
  Component: Details,
  languages: { hi: () => import('./details.hi.ts'), mr: () => import('./details.mr.ts') },
  served: async (address) => (hasJob(address) ? (await import('./details.job.tsx')).DetailsWithJob : undefined),
  screen: (address) => (hasJob(address) ? 'src/pages/details/details.job.tsx' : undefined),
  enter: enterFromCard,
  load,
  head: detailsHead,
  status(scope, address) {
    const remote = machineAt(scope, address);
    return remote.status === 'failed' && remote.error.status === 404 ? 404 : 200;
  },
};
