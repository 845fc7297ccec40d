import { type EquipmentDetails, getEquipmentById } from '@yantra/contract/calls';
import { isMachine } from '@yantra/equipment-details';
import { textsIn, wordIn } from '@yantra/language';
import { type Remote, type Scope, dataOf } from '@yantra/state';
import type { Address } from '../../address.ts';
import type { Head } from '../../head.ts';
import { addressOf, idOf } from './details-path.ts';
import { messages } from './details.messages.ts';
import { productOf } from './product.ts';

/** The machine of an address, as the scope knows it now. */
export const machineAt = (scope: Scope, address: Address): Remote<EquipmentDetails> => {
  const id = idOf(address);
  return scope.resource(getEquipmentById, () => (id ? { id } : undefined)).remote.peek();
};

/** Title, description and keywords are set from the machine's name (public-area.md §2). */
export function detailsHead(scope: Scope, address: Address): Head {
  const details = textsIn(scope.language, messages);
  const machine = dataOf(machineAt(scope, address));
  if (!isMachine(machine)) return { title: details.fallbackTitle, isPrivate: true };
  const { id, name, categories, image1Url } = machine;
  const city = wordIn(scope.language, machine.city);
  const category = categories[0] && wordIn(scope.language, categories[0].name);
  return {
    title: details.title(name, city),
    description: details.description(name, city),
    keywords: details.keywords(name, city, category),
    canonicalPath: addressOf(id),
    jsonLd: productOf(machine),
    ...(image1Url && { picturePath: image1Url.replace(/\/\d+\.\w+$/, '/1200.webp') }),
  };
}
