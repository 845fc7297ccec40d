/** A change somewhere in a call's input. */
export interface Change {
  /** Which place; counted round. */
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'add' | 'wrap';
  /** Of a key that is added. */
  readonly key: string;
  readonly value: unknown;
}

type Path = readonly (string | number)[];

/** Every place in a value, the whole of it first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).slice(0, 60);
  return [path, ...inside.flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

/** The same with some of it changed. */
export function altered(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((before, change) => {
    const places = placesIn(before);
    return changedAt(before, places[change.at % places.length] ?? [], change);
  }, value);
}

function changedAt(value: unknown, path: Path, change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changedHere(value, change);
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown, index) => {
      if (String(index) !== key) return [part];
      return change.how === 'remove' && rest.length === 0 ? [] : [changedAt(part, rest, change)];
    });
  }
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, part]: [string, unknown]) => {
      if (name !== key) return [[name, part]];
      return change.how === 'remove' && rest.length === 0 ? [] : [[name, changedAt(part, rest, change)]];
    }),
  );
}

function changedHere(value: unknown, { how, key, value: other }: Change): unknown {
  if (how === 'wrap') return [value];
  const mayAdd = how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value);
  // Through `fromEntries`, which takes `__proto__` as a key like any other.
  return mayAdd ? Object.fromEntries([...Object.entries(value), [key, other]]) : other;
}
