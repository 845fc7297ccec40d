/* SQLSTATE: the connection broke (08…), the server stops, crashed, starts, or ended this session (57P01 to 57P05, 25P03). */
const awayStates = /^(?:08\d{3}|57P0[1-5]|25P03)$/;
const brokenLines: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/* Messages of `pg` and its pool without a code. */
const brokenWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether a query failed because the database is unavailable at the moment: worth a retry soon, and not a fault. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && (awayStates.test(code) || brokenLines.has(code))) return true;
  return brokenWords.test(error.message);
}
