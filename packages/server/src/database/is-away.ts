/* SQLSTATE: the line broke (08…), the server is ended, crashed, starts, or ended this session (57P01 to 57P05, 25P03). */
const awayStates = /^(?:08\d{3}|57P0[1-5]|25P03)$/;
const brokenLines: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/* What `pg` and its pool say without a code. */
const brokenWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether a question failed because the database is not there at the moment: it is worth asking again soon, and nobody's mistake. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && (awayStates.test(code) || brokenLines.has(code))) return true;
  return brokenWords.test(error.message);
}
