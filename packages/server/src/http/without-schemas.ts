import type { FastifyServerOptions } from 'fastify';

/**
 * Fastify loads two schema compilers (5 MB) unless others are given. Our routes have no such schemas: the contract validates, so a route with a schema is a
 * mistake.
 */
export const withoutSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

function refuse(): never {
  throw new Error('A route has a Fastify schema; the contract checks and the answer is written without one.');
}
