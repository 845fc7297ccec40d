import type { DefinedCall } from '@yantra/contract/schemas';
import fc from 'fast-check';
import { methodsOf } from '../../http/api-routes.ts';
import { prefixes } from '../../http/paths.ts';
import { inputSchema } from '../../modules/api-docs/openapi.ts';
import { addresses, endings, queryKeys } from './addresses.ts';
import { altered, type Change } from './altered.ts';
import { badText, badValue } from './bad-values.ts';
import { brokenBody, contentType } from './odd-bodies.ts';
import { oddHeaders } from './odd-headers.ts';
import { queryFor } from './odd-queries.ts';
import { type KnownValues, sampledInput } from './sampled-input.ts';

/** A request on the wire. */
export interface BadRequest {
  readonly method: string;
  /** As it stands in the first line. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Who is logged in. */
  readonly as: Identity;
  /** HTTP/1.0 names no host. */
  readonly version: '1.0' | '1.1';
}

export type Identity = 'nobody' | 'user' | 'supplier' | 'admin';

const asker = fc.constantFrom<Identity>('nobody', 'user', 'supplier', 'admin');

/* Mostly a permitted caller: others are refused at once. */
const supplierMostly = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Identity>('supplier') },
  { weight: 1, arbitrary: asker },
);
const adminMostly = fc.oneof({ weight: 5, arbitrary: fc.constant<Identity>('admin') }, { weight: 1, arbitrary: asker });
const askerOf = ({ who }: DefinedCall): fc.Arbitrary<Identity> =>
  who === 'anyone' ? asker : who === 'admin' ? adminMostly : supplierMostly;

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(200),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  key: fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'length',
    '',
    '\0',
    'id',
    'version',
    'x'.repeat(300),
  ),
  value: badValue,
});

const oddMethod = fc.constantFrom(
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'SEARCH',
  'PROPFIND',
);
const version = fc.constantFrom<'1.0' | '1.1'>('1.1', '1.1', '1.1', '1.1', '1.1', '1.1', '1.1', '1.0');

/** A call of the contract with something wrong in it. */
function callRequest(call: DefinedCall, known: KnownValues): fc.Arbitrary<BadRequest> {
  const sample = sampledInput(inputSchema(call), known);
  const path = `${prefixes.api}${call.path}`;
  const changes = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(change) },
    { weight: 1, arbitrary: fc.array(change, { maxLength: 4 }) },
  );
  const input = changes.map((all) => altered(sample, all));
  const inQuery = input.chain(queryFor).map((query) => ({ target: path + query, body: '' }));
  const inBody = input.map((value) => ({ target: path, body: JSON.stringify(value) ?? '' }));
  const broken = brokenBody.map((body) => ({ target: path, body }));
  const ways = methodsOf(call).map((method) =>
    fc
      .tuple(
        method === 'GET' || call.takes === 'query'
          ? inQuery
          : fc.oneof({ weight: 6, arbitrary: inBody }, { weight: 1, arbitrary: broken }),
        fc.oneof({ weight: 20, arbitrary: fc.constant(method as string) }, { weight: 1, arbitrary: oddMethod }),
        fc.oneof({ weight: 12, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: contentType }),
      )
      .map(([where, used, type]) => ({ ...where, method: used, type: where.body === '' ? undefined : type })),
  );
  return fc
    .record({ what: fc.oneof(...ways), odd: oddHeaders, as: askerOf(call), version })
    .map(({ what: { type, ...what }, odd, as, version: http }) => ({
      ...what,
      as,
      version: http,
      headers: [...(type === undefined ? [] : [['content-type', type] as const]), ...odd],
    }));
}

/** Pages, files and what machines ask for, with something wrong in the address. */
export const addressRequest: fc.Arbitrary<BadRequest> = fc
  .record({
    address: fc.constantFrom(...addresses),
    ending: fc.oneof(
      { weight: 1, arbitrary: fc.constant('' as string) },
      { weight: 1, arbitrary: fc.constantFrom(...endings) },
    ),
    query: fc
      .dictionary(fc.constantFrom(...queryKeys), badText, { maxKeys: 3, noNullPrototype: true })
      .chain((input) => queryFor(input)),
    method: fc.oneof({ weight: 8, arbitrary: fc.constant('GET') }, { weight: 1, arbitrary: oddMethod }),
    odd: oddHeaders,
    as: asker,
    version,
  })
  .map(({ address, ending, query, odd, ...rest }) => ({
    ...rest,
    target: address + ending + query,
    headers: odd,
    body: '',
  }));

/** Requests that no honest client sends, to every call of the contract and every public address. */
export function badRequests(calls: readonly DefinedCall[], known: KnownValues): fc.Arbitrary<BadRequest> {
  return fc.oneof(
    { weight: 1, arbitrary: addressRequest },
    { weight: 5, arbitrary: fc.oneof(...calls.map((call) => callRequest(call, known))) },
  );
}
