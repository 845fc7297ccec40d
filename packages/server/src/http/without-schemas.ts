import type { FastifyServerOptions } from 'fastify';

/**
 * Fastify loads two schema compilers and their libraries (5 MB) unless it is given others. Our routes have none of its schemas: the contract
 * checks what comes in, so a route with a schema is a mistake.
 */
export const withoutSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

function refuse(): never {
  throw new Error('A route has a Fastify schema; the contract checks and the answer is written without one.');
}
