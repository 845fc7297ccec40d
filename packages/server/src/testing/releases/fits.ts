/** Whether what one version says is understood by another: a comparison of JSON schemas, as far as the contract writes them. */
import type { JsonSchema } from '../../modules/api-docs/openapi.ts';

/**
 * What of `given` is no value of `wanted`, by its place; nothing if every value fits. Keys that `wanted` does not know are no matter, nor are bounds of
 * numbers and lengths.
 */
export function misfits(given: JsonSchema, wanted: JsonSchema, at = ''): string[] {
  if (wanted.anyOf !== undefined) return ofChoice(given, wanted.anyOf, at);
  if (given.anyOf !== undefined) return given.anyOf.flatMap((one) => misfits(one, wanted, at));
  return [
    ...ofTypes(typesOf(given), typesOf(wanted), at),
    ...ofValues(valuesOf(given), valuesOf(wanted), at),
    ...ofKeys(given, wanted, at),
    ...(given.items !== undefined && wanted.items !== undefined ? misfits(given.items, wanted.items, `${at}[]`) : []),
  ];
}

/** Each alternative of what is given fits one of those that are wanted. */
function ofChoice(given: JsonSchema, wanted: readonly JsonSchema[], at: string): string[] {
  return (given.anyOf ?? [given]).flatMap((one) => {
    const found = wanted.map((other) => misfits(one, other, at));
    if (found.some((list) => list.length === 0)) return [];
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

const typesOf = ({ type }: JsonSchema): readonly string[] => (type === undefined ? [] : [type].flat());
const valuesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

/* An integer is a number. */
function ofTypes(given: readonly string[], wanted: readonly string[], at: string): string[] {
  if (wanted.length === 0) return [];
  if (given.length === 0) return [`${at || 'it'} is of any type, and was ${wanted.join(' or ')}`];
  const isKnown = (one: string): boolean => wanted.includes(one) || (one === 'integer' && wanted.includes('number'));
  return given.filter((one) => !isKnown(one)).map((one) => `${at || 'it'} is ${one}, and was ${wanted.join(' or ')}`);
}

function ofValues(given: readonly unknown[] | undefined, wanted: readonly unknown[] | undefined, at: string): string[] {
  if (wanted === undefined) return [];
  if (given === undefined) return [`${at || 'it'} has any value, and had ${JSON.stringify(wanted)}`];
  return given
    .filter((one) => !wanted.includes(one))
    .map((one) => `${at || 'it'} is ${JSON.stringify(one)}, which was not there`);
}

function ofKeys(given: JsonSchema, wanted: JsonSchema, at: string): string[] {
  const isSure = (schema: JsonSchema, key: string): boolean => schema.required?.includes(key) === true;
  return Object.entries(wanted.properties ?? {}).flatMap(([key, schema]) => {
    const [place, its] = [`${at}.${key}`, given.properties?.[key]];
    const missing = isSure(wanted, key) && !isSure(given, key) ? [`${place} is not always there`] : [];
    return [...missing, ...(its === undefined ? [] : misfits(its, schema, place))];
  });
}
