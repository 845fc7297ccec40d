import { join } from 'node:path';
import { mainTexts } from './main.messages.ts';
import { createSimulator, type Simulator, type SimulatorOptions } from './simulator.ts';

/** A start that failed for a reason the person can mend; the message is one line. */
export class SimulatorStartError extends Error {
  override readonly name = 'SimulatorStartError';
}

export interface StartSimulatorOptions extends SimulatorOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: '127.0.0.1' | 'localhost';
}

export interface RunningSimulator extends Simulator {
  /** `http://localhost:3002`; Cashfree's base is this with `/pg`. */
  readonly url: string;
}

/** @throws SimulatorStartError if the port is taken; nothing stays open */
export async function startSimulator({
  port,
  host = 'localhost',
  ...options
}: StartSimulatorOptions): Promise<RunningSimulator> {
  const simulator = await createSimulator(options);
  try {
    await simulator.http.listen({ port, host });
  } catch (error) {
    await simulator.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new SimulatorStartError(mainTexts.portTaken(port), { cause: error });
    if (code === 'EACCES') throw new SimulatorStartError(mainTexts.portForbidden(port), { cause: error });
    throw error;
  }
  const address = simulator.http.server.address();
  const open = typeof address === 'object' && address !== null ? address.port : port;
  return { ...simulator, url: `http://${host}:${open}` };
}

/**
 * The options in the environment: GATEWAY_PORT (3002), GATEWAY_CLIENT_ID and GATEWAY_CLIENT_SECRET (required), DATA_DIR (`.data`; the ledger is below it),
 * GATEWAY_RETRY_MS (e.g. `1000,5000`, delays between webhooks).
 * @throws SimulatorStartError naming the invalid one
 */
export function startOptionsFrom(env: Readonly<Record<string, string | undefined>>): StartSimulatorOptions {
  const given = (name: string) => (env[name]?.trim() ? env[name].trim() : undefined);
  const needed = (name: string) => {
    const value = given(name);
    if (value === undefined) throw new SimulatorStartError(mainTexts.missing(name));
    return value;
  };
  const port = given('GATEWAY_PORT') ?? '3002';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new SimulatorStartError(mainTexts.portWrong(port));
  const delays = given('GATEWAY_RETRY_MS')?.split(',').map(Number);
  if (delays?.some((ms) => !(ms >= 0))) throw new SimulatorStartError(mainTexts.delaysWrong);
  return {
    port: Number(port),
    clientId: needed('GATEWAY_CLIENT_ID'),
    clientSecret: needed('GATEWAY_CLIENT_SECRET'),
    ledgerFile: join(given('DATA_DIR') ?? '.data', 'gateway', 'ledger.jsonl'),
    ...(delays === undefined ? {} : { retryDelaysMs: delays }),
  };
}

/** Runs the gateway as this process: tells a parent its address, ends with it and on SIGINT and SIGTERM. */
export async function runSimulator(): Promise<RunningSimulator | undefined> {
  try {
    const simulator = await startSimulator(startOptionsFrom(process.env));
    stopWhenAsked(simulator);
    process.stdout.write(`${mainTexts.listening(simulator.url)}\n`);
    process.send?.({ url: simulator.url });
    return simulator;
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
    // An open channel to the parent would keep this process alive.
    if (process.connected) process.disconnect();
    return undefined;
  }
}

function startFailure(error: unknown): string {
  if (error instanceof SimulatorStartError) return error.message;
  return `${mainTexts.failed} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function stopWhenAsked(simulator: RunningSimulator): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    simulator.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.channel) {
    process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel.unref();
  }
}
