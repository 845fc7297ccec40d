import { wholeListCap } from '@yantra/domain';

/** Which rows of a table are asked for. Without a page or a size it is the whole list, capped (decisions/0003). */
export function pageIn(
  { page, pageSize }: { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  usual: number,
): { readonly page: number; readonly pageSize: number; readonly offset: number } {
  if (page === undefined && pageSize === undefined) return { page: 1, pageSize: wholeListCap, offset: 0 };
  const size = pageSize ?? usual;
  return { page: page ?? 1, pageSize: size, offset: ((page ?? 1) - 1) * size };
}
