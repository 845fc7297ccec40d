import { wholeListCap } from '@yantra/domain';

/** The rows of a list that a page is. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** A slice by the page's number. */
export interface Page extends Slice {
  readonly page: number;
}

/** The requested rows of a list. Without page and page size it is the whole list, capped (decisions/0003); one of them uses the other's default. */
export function pageIn(
  { page, pageSize }: { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  usual: number,
): Page {
  if (page === undefined && pageSize === undefined) return { page: 1, limit: wholeListCap, offset: 0 };
  const limit = pageSize ?? usual;
  return { page: page ?? 1, limit, offset: ((page ?? 1) - 1) * limit };
}
