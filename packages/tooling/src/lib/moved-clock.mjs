/**
 * For `node --import`: the clock goes on, but from another day, so that pictures of two days say the same dates. How far it is moved stands in
 * `CLOCK_MOVED_MS`; threads and children have it too, being given the same `NODE_OPTIONS`.
 */
const moved = Number(process.env.CLOCK_MOVED_MS ?? 0);
globalThis.Date = new Proxy(Date, {
  construct: (real, parts, target) =>
    Reflect.construct(real, parts.length === 0 ? [real.now() + moved] : parts, target),
  get: (real, key) => (key === 'now' ? () => real.now() + moved : Reflect.get(real, key)),
});
