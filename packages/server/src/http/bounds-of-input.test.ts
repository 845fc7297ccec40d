import { allCalls } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { inputSchema, type JsonSchema } from '../modules/api-docs/openapi.ts';

/* The range of an integer column; no call accepts larger numbers, or more decimals than a double has. */
const mostWhole = 2 ** 31;
const mostNumber = 1e9;

interface Schema extends JsonSchema {
  readonly exclusiveMinimum?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: Schema;
}

/** Every place in a schema without bounds, as a path. */
function unbounded(schema: Schema, path: string): string[] {
  const { type, properties = {}, items, anyOf = [], additionalProperties } = schema;
  const within = [
    ...Object.entries(properties).map(([name, part]) => [`${path}.${name}`, part] as const),
    ...anyOf.map((part) => [path, part] as const),
    ...[items, additionalProperties].flatMap((part) => (part === undefined ? [] : [[`${path}[]`, part] as const])),
  ].flatMap(([name, part]) => unbounded(part as Schema, name));
  const most = type === 'integer' ? mostWhole : mostNumber;
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -Infinity;
  const isNumberOpen =
    (type === 'integer' || type === 'number') &&
    schema.enum === undefined &&
    !((schema.maximum ?? Infinity) <= most && least >= -most);
  const isListOpen = type === 'array' && schema.maxItems === undefined;
  return [...(isNumberOpen || isListOpen ? [path] : []), ...within];
}

test('every number and every list that a call takes has bounds, and they fit the database', () => {
  const open = allCalls.flatMap((call) => unbounded(inputSchema(call), call.name));
  expect(open).toEqual([]);
});
