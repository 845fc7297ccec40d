import { wholeListCap } from '@yantra/domain';

/** The rows of a list that a page is. */
export interface TableSlice {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

const usualSize = 10;

/** Without page and page size the whole list, capped (decisions/0003); one of them alone brings the usual other. */
export function sliceOf({
  page,
  pageSize,
}: {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}): TableSlice {
  if (page === undefined && pageSize === undefined) return { page: 1, limit: wholeListCap, offset: 0 };
  const limit = pageSize ?? usualSize;
  return { page: page ?? 1, limit, offset: ((page ?? 1) - 1) * limit };
}
