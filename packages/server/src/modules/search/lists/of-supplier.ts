import type { SearchInput } from '@yantra/contract/calls';
import { isUuid } from '../../../uuid.ts';
import type { Filters } from './filters.ts';

/** The supplier of a partner's key. @throws AppError `partner.unknown` */
export type SupplierOf = (key: string) => Promise<string>;

/* An id that no supplier has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The supplier to whom the search is limited. A key's supplier comes from our records. */
export async function ofSupplier(
  { supplier, key = '' }: Pick<SearchInput, 'supplier' | 'key'>,
  supplierOf: SupplierOf | undefined,
): Promise<Pick<Filters, 'supplierId'>> {
  if (supplier === undefined) return {};
  const named = supplier === 'own' ? await supplierOf?.(key) : supplier;
  return { supplierId: named !== undefined && isUuid(named) ? named : nobody };
}
