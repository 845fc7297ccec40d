/** So many machines stand beside each other. */
export const compareLimits = { least: 2, most: 4 } as const;

/** The longest id that is taken from an address. */
const longestId = 64;

/** The name of the machines' ids in addresses. */
export const compareKey = 'machines';

/** The ids in a text such as `a,b,c`: each once, four at most. */
export function comparedIds(text: string | null | undefined): readonly string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= longestId).slice(0, compareLimits.most);
}

/**
 * Where machines are compared: `/compare?machines=a,b`. The ids' commas need no escape, and read better.
 * @param others further pairs, such as the job's
 */
export function compareAddress(
  ids: readonly string[],
  others: readonly (readonly [key: string, value: string])[] = [],
): string {
  const machines = ids.map(encodeURIComponent).join(',');
  const rest = new URLSearchParams(others.map(([...pair]) => pair)).toString().replaceAll('%2C', ',');
  return `/compare?${[machines && `${compareKey}=${machines}`, rest].filter(Boolean).join('&')}`.replace(/\?$/, '');
}
