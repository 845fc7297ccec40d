import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { sendJson } from './api/answer.ts';
import { bindApi } from './api/routes.ts';
import { bindSimulation } from './api/simulation-routes.ts';
import { bindCheckout } from './checkout/checkout-routes.ts';
import { type Clock, systemClock } from './clock.ts';
import { createGateway } from './create-gateway.ts';
import { GatewayError, refusal } from './errors.ts';
import { fileJournal, memoryJournal } from './state/journal.ts';
import type { Deliver } from './webhooks/deliveries.ts';

export interface SimulatorOptions {
  readonly clientId: string;
  /** Also signs webhooks. */
  readonly clientSecret: string;
  readonly clock?: Clock;
  /** From 0 to below 1; makes the ids. */
  readonly random?: () => number;
  /** Survives kills; without it everything ends with the process. */
  readonly ledgerFile?: string;
  /** Sends webhooks; `fetch` by default. */
  readonly deliver?: Deliver;
  /** Delays after each failed webhook; 2, 10 and 30 minutes by default. */
  readonly retryDelaysMs?: readonly number[];
}

export type Simulator = Awaited<ReturnType<typeof createSimulator>>;

/** 2, 10 and 30 minutes, like Cashfree's retries. */
export const cashfreeRetryDelaysMs: readonly number[] = [120_000, 600_000, 1_800_000];

/** A payment gateway with Cashfree's API shapes that moves no money. See README.md. */
export async function createSimulator(options: SimulatorOptions) {
  const { clientId, clientSecret, ledgerFile } = options;
  const journal = ledgerFile === undefined ? memoryJournal() : await fileJournal(ledgerFile);
  const gateway = createGateway({
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    clientSecret,
    deliver: options.deliver ?? fetchOnce,
    retryDelaysMs: options.retryDelaysMs ?? cashfreeRetryDelaysMs,
    journal,
  });
  /** Not listening yet; `inject` works. */
  const http: FastifyInstance = Fastify({ forceCloseConnections: 'idle', bodyLimit: 100_000 });
  http.setErrorHandler((error: FastifyError, _request, reply) => {
    const known = knownError(error);
    return sendJson(reply.code(known.status), JSON.stringify(known.body));
  });
  http.setNotFoundHandler(() => {
    throw refusal('path_not_found');
  });
  bindApi(http, gateway, { clientId, clientSecret });
  bindSimulation(http, gateway);
  bindCheckout(http, gateway);
  return {
    http,
    /** Resolves when no webhook is under way. */
    settled: (): Promise<void> => gateway.settled(),
    /** Lets webhooks under way finish and closes the ledger. */
    async close(): Promise<void> {
      await http.close();
      await gateway.stop();
    },
  };
}

/** The body is discarded, so that the connection becomes free. */
const fetchOnce: Deliver = async (url, request) => {
  const answer = await fetch(url, request);
  await answer.body?.cancel();
  return answer;
};

function knownError(error: FastifyError): GatewayError {
  if (error instanceof GatewayError) return error;
  return error.statusCode !== undefined && error.statusCode < 500
    ? refusal('request_invalid', error.message)
    : refusal('internal_error');
}
