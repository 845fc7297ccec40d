import { type EquipmentDetails, getCategories, getEquipmentById, searchEquipments } from '@yantra/contract/calls';
import { similarRequest } from '@yantra/equipment-details';
import { type Remote, type Scope, dataOf } from '@yantra/state';
import type { Address } from '../../address.ts';
import type { Head } from '../../head.ts';
import type { SitePage } from '../../page.ts';
import { messages } from '../../site.messages.ts';
import { addressOf, idOf } from './details-path.ts';
import { Details } from './details.tsx';
import { productOf } from './product.ts';

const { details } = messages;

const remoteOf = (scope: Scope, address: Address): Remote<EquipmentDetails> => {
  const id = idOf(address);
  return scope.resource(getEquipmentById, () => (id ? { id } : undefined)).remote.peek();
};

async function load(scope: Scope, address: Address): Promise<void> {
  const id = idOf(address);
  if (!id) return;
  // The categories bring their colours, on which pictures stand until they have come.
  const colours = scope.prefetch(getCategories, {});
  const machine = scope
    .prefetch(getEquipmentById, { id })
    .then((found) => scope.prefetch(searchEquipments, similarRequest(found)));
  await Promise.allSettled([colours, machine]);
}

function headOf(scope: Scope, address: Address): Head {
  const machine = dataOf(remoteOf(scope, address));
  if (!machine?.name) return { title: details.fallbackTitle, isPrivate: true };
  const { id, name, city, categories, image1Url } = machine;
  return {
    title: details.title(name, city),
    description: details.description(name, city),
    keywords: details.keywords(name, city, categories?.[0]?.name),
    canonicalPath: addressOf(id),
    jsonLd: productOf(machine),
    ...(image1Url && { picturePath: image1Url.replace(/\/\d+\.\w+$/, '/1200.webp') }),
  };
}

export const page: SitePage = {
  Component: Details,
  load,
  head: headOf,
  status(scope, address) {
    const remote = remoteOf(scope, address);
    return remote.status === 'failed' && remote.error.status === 404 ? 404 : 200;
  },
};
