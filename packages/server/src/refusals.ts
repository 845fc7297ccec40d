import { isLoopbackName } from './loopback.ts';
import type { GatewayMode } from './modules/payments/gateway.settings.ts';
import type { SmsSettings } from './modules/sms/sms.settings.ts';
import { refusalTexts as texts } from './refusals.messages.ts';

/** What decides whether a server may start. */
export interface StartFacts {
  readonly environment: 'development' | 'test' | 'production';
  readonly host: string;
  readonly siteUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly seed: 'demo' | 'none';
  readonly gateway: { readonly mode: GatewayMode };
  readonly sms: Pick<SmsSettings, 'provider'>;
}

/**
 * Why a server with these settings must not start, one line each; empty if it may. In production all aids for trying things out are refused. Elsewhere the
 * server must be reachable from this machine only: that catches deployments without NODE_ENV.
 */
export function refusalsOf(facts: StartFacts): string[] {
  if (facts.environment === 'production') return productionRefusals(facts);
  return exposures(facts).map((setting) => texts.exposed(setting));
}

function productionRefusals({ siteUrl, seed, gateway, sms }: StartFacts): string[] {
  return [
    ...(siteUrl === undefined ? [texts.noSiteUrl] : []),
    ...(seed === 'demo' ? [texts.demo] : []),
    ...(gateway.mode === 'simulator' ? [texts.simulator] : []),
    ...(sms.provider === 'outbox' ? [texts.outbox] : []),
  ];
}

/** The settings through which others reach the server. */
function exposures({ environment, host, siteUrl, trustedProxies }: StartFacts): string[] {
  const site = new URL(siteUrl ?? 'http://localhost');
  // https means a proxy, and a proxy serves others.
  const isHere = site.protocol === 'http:' && isLoopbackName(site.hostname);
  return [
    ...(isLoopbackName(host) ? [] : ['HOST']),
    ...(isHere ? [] : ['SITE_URL']),
    // Tests speak as many visitors, through this machine itself.
    ...(trustedProxies.every((one) => environment === 'test' && isLoopbackName(one)) ? [] : ['TRUSTED_PROXIES']),
  ];
}
