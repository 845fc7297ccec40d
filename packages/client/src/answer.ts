/** What an answer's body carries: pages with their totals at the top, everything else in `data`. */
export const payloadOf = (body: { readonly data?: unknown; readonly total?: number }): unknown =>
  body.total === undefined ? body.data : body;
