import { z } from 'zod';
import type { ForeignSources } from '../../http/security-headers.ts';
import { portNumber } from '../../setting-number.ts';

/* Simulator, sandbox and production differ only by address and keys. Keys come from the environment. */

const modes = ['simulator', 'sandbox', 'production'] as const;
export type GatewayMode = (typeof modes)[number];

/** The settings of the gateway, part of all settings. Port 0 is any free one: the simulator's starter then tells the server which. */
export const gatewayFields = {
  GATEWAY_MODE: z.enum(modes, `must be ${modes.join(', ')}`).default('simulator'),
  GATEWAY_PORT: portNumber.default(3002),
  GATEWAY_CLIENT_ID: z.string().optional(),
  GATEWAY_CLIENT_SECRET: z.string().optional(),
} as const;

type GatewayFields = z.output<z.ZodObject<typeof gatewayFields>>;

/** How payments are taken. */
export interface GatewaySettings {
  readonly mode: GatewayMode;
  /** Its API's address, e.g. `http://localhost:3002/pg`. */
  readonly apiUrl: string;
  /** Its script for browsers, which defines `window.Cashfree`. */
  readonly scriptUrl: string;
  /** Without it nobody can pay. */
  readonly account: { readonly clientId: string; readonly clientSecret: string } | undefined;
}

/** The first missing setting of a real gateway. */
export function gatewayProblem(
  all: GatewayFields,
): { readonly name: keyof GatewayFields; readonly message: string } | undefined {
  if (all.GATEWAY_MODE === 'simulator') return undefined;
  const missing = (['GATEWAY_CLIENT_ID', 'GATEWAY_CLIENT_SECRET'] as const).find((name) => all[name] === undefined);
  return missing && { name: missing, message: `must be set for GATEWAY_MODE=${all.GATEWAY_MODE}` };
}

const cashfreeScript = 'https://sdk.cashfree.com/js/v3/cashfree.js';
const apis = { sandbox: 'https://sandbox.cashfree.com/pg', production: 'https://api.cashfree.com/pg' } as const;

/** From fields without a problem (`gatewayProblem`). */
export function gatewaySettingsFrom(all: GatewayFields): GatewaySettings {
  const { GATEWAY_MODE: mode, GATEWAY_CLIENT_ID: clientId, GATEWAY_CLIENT_SECRET: clientSecret } = all;
  const account = clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
  if (mode !== 'simulator') return { mode, apiUrl: apis[mode], scriptUrl: cashfreeScript, account };
  const simulator = `http://localhost:${all.GATEWAY_PORT}`;
  return { mode, apiUrl: `${simulator}/pg`, scriptUrl: `${simulator}/js/v3/cashfree.js`, account };
}

/** By default: the simulator, without an account. */
export const usualGateway: GatewaySettings = gatewaySettingsFrom({ GATEWAY_MODE: 'simulator', GATEWAY_PORT: 3002 });

/* From the documentation of @cashfreepayments/cashfree-js, by mode. */
const cashfreeHosts = {
  sandbox: ['https://sandbox.cashfree.com', 'https://payments-test.cashfree.com'],
  production: ['https://api.cashfree.com', 'https://payments.cashfree.com'],
} as const;

export function gatewaySources({ mode, scriptUrl }: Pick<GatewaySettings, 'mode' | 'scriptUrl'>): ForeignSources {
  const { origin } = new URL(scriptUrl);
  if (mode === 'simulator') return { scripts: [origin], frames: [origin], calls: [], keepsTrustedTypes: true };
  const hosts = cashfreeHosts[mode];
  return { scripts: [origin], frames: [origin, ...hosts], calls: hosts, keepsTrustedTypes: false };
}
