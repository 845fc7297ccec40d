/** What an answer's body carries: pages stand beside their totals, everything else is in `data`. */
export const payloadOf = (body: { readonly data?: unknown; readonly total?: number }): unknown =>
  body.total === undefined ? body.data : body;
