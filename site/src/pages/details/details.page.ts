import { getEquipmentById } from '@yantra/contract/calls';
import { dataOf } from '@yantra/state';
import type { SitePage } from '../../page.ts';
import { messages } from '../../site.messages.ts';
import { Details } from './details.tsx';

export const page: SitePage = {
  Component: Details,
  load: (scope, { query }) => Promise.allSettled([scope.prefetch(getEquipmentById, { id: query.get('id') ?? '' })]),
  head: (scope, { query }) => {
    const { remote } = scope.resource(getEquipmentById, () => ({ id: query.get('id') ?? '' }));
    const machine = dataOf(remote.peek());
    if (!machine) return { title: messages.details.fallbackTitle, isPrivate: true };
    return {
      title: messages.details.title(machine.name, machine.city),
      description: messages.details.description(machine.name, machine.city),
      canonicalPath: `/equipment-details?id=${machine.id}`,
    };
  },
};
