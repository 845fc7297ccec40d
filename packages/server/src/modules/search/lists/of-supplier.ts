import type { SearchInput } from '@yantra/contract/calls';
import { isUuid } from '../../../uuid.ts';
import type { Filters } from './filters.ts';

/** Whose a partner's key is. @throws AppError `partner.unknown` */
export type SupplierOf = (key: string) => Promise<string>;

/* Nobody's id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Whose machines alone are asked for. Who the supplier of a key is, our records say. */
export async function ofSupplier(
  { supplier, key = '' }: Pick<SearchInput, 'supplier' | 'key'>,
  supplierOf: SupplierOf | undefined,
): Promise<Pick<Filters, 'supplierId'>> {
  if (supplier === undefined) return {};
  const named = supplier === 'own' ? await supplierOf?.(key) : supplier;
  return { supplierId: named !== undefined && isUuid(named) ? named : nobody };
}
