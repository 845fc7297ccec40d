import type { JsonSchema } from '../../modules/api-docs/openapi.ts';

/** Values with which a call gets past its schema: existing ids, a phone, a plan. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** A valid value, so that what is wrong beside it reaches the rules and the database. */
export function sampledInput(schema: JsonSchema, known: KnownValues, key = ''): unknown {
  if (Object.hasOwn(known, key)) return known[key];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampledInput(schema.anyOf[0] ?? {}, known, key);
  const types = [schema.type].flat();
  if (types.includes('object')) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampledInput(part, known, name)]),
    );
  }
  if (types.includes('array')) return [sampledInput(schema.items ?? {}, known)];
  if (types.includes('boolean')) return true;
  return types.includes('integer') || types.includes('number') ? Math.max(1, schema.minimum ?? 1) : 'Pune';
}
