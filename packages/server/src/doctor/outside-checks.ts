import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isLoopbackName } from '../loopback.ts';
import { fileStoreOf } from '../modules/files/index.ts';
import { smtp } from '../modules/mail/index.ts';
import { cashfree, GatewayError } from '../modules/payments/index.ts';
import { smsProvider } from '../modules/sms/index.ts';
import type { Settings } from '../settings.ts';
import { type Check, fail, type Finding, ok, reasonOf, warn } from './check.ts';
import { doctorTexts as texts } from './doctor.messages.ts';

/** What the checks beside the database need. */
export interface OutsideParts {
  readonly settings: Settings;
  /** For calls to other services; by default the platform's. */
  readonly fetch?: typeof fetch;
}

const gigabyte = 1_000_000_000;
const leastFree = 1 * gigabyte;
const leastShare = 0.1;
const siteTimeoutMs = 5000;

export const outsideChecks = (parts: OutsideParts): Check[] => [
  { name: 'storage', look: () => lookAtStorage(parts) },
  { name: 'disk', look: () => lookAtDisk(parts.settings.dataDir) },
  { name: 'sms', look: () => lookAtSms(parts) },
  { name: 'mail', look: () => lookAtMail(parts) },
  { name: 'gateway', look: () => lookAtGateway(parts) },
  { name: 'site', look: () => lookAtSite(parts) },
];

async function lookAtStorage({ settings }: OutsideParts): Promise<Finding> {
  const { pictureStore, dataDir, databaseUrl } = settings;
  const where = pictureStore === undefined ? dataDir : `${pictureStore.bucket} at ${pictureStore.endpoint}`;
  const store = fileStoreOf(settings, 'pictures');
  const key = `doctor-${randomUUID()}`;
  const bytes = Buffer.from(key);
  try {
    await store.write(key, bytes, 'text/plain');
    const given = await store.read(key);
    await store.remove(key);
    if (given?.equals(bytes) !== true || (await store.read(key)) !== undefined) return fail(texts.storageOther(where));
  } catch (error) {
    return fail(texts.storageFailed(where, reasonOf(error)));
  }
  const isAlone = databaseUrl !== undefined && pictureStore === undefined;
  return isAlone ? warn(texts.storageAlone(where)) : ok(texts.storage(where));
}

async function lookAtDisk(dataDir: string): Promise<Finding> {
  // It may not exist yet.
  const { bavail, blocks, bsize } = await statfs(dataDir).catch(() => statfs(dirname(dataDir)));
  const free = bavail * bsize;
  const shown = (free / gigabyte).toFixed(1);
  if (free < leastFree / 10) return fail(texts.diskFull(shown, dataDir));
  const isLittle = free < leastFree || bavail / blocks < leastShare;
  return isLittle && free < 20 * leastFree ? warn(texts.diskFull(shown, dataDir)) : ok(texts.disk(shown, dataDir));
}

async function lookAtSms({ settings: { sms } }: OutsideParts): Promise<Finding> {
  if (sms.provider === 'outbox') return ok(texts.outbox);
  return (await smsProvider(sms).isReachable()) ? ok(texts.sms(sms.provider)) : fail(texts.smsSilent(sms.provider));
}

async function lookAtMail({ settings: { mail, environment } }: OutsideParts): Promise<Finding> {
  if (mail === undefined) return environment === 'production' ? warn(texts.noMail) : ok(texts.mailOutbox);
  try {
    await smtp(mail).verify();
    return ok(texts.mail);
  } catch (error) {
    return fail(texts.mailSilent(reasonOf(error)));
  }
}

/* Asks for an order that does not exist: with valid credentials the gateway says so. */
async function lookAtGateway({ settings: { gateway }, ...parts }: OutsideParts): Promise<Finding> {
  const { mode, apiUrl: url, account } = gateway;
  if (mode === 'simulator' || account === undefined) return ok(texts.simulator);
  const fetcher = parts.fetch === undefined ? {} : { fetch: parts.fetch };
  try {
    await cashfree({ url, ...account, ...fetcher }).findOrder(`doctor-${randomUUID()}`);
    return ok(texts.gateway(mode));
  } catch (error) {
    const isRefused = error instanceof GatewayError && [401, 403].includes(error.status);
    return fail(isRefused ? texts.gatewayKeys(mode) : texts.gatewaySilent(mode, reasonOf(error)));
  }
}

const certificateProblem = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|SSL|TLS/;

async function lookAtSite({ settings: { siteUrl }, fetch: fetcher = fetch }: OutsideParts): Promise<Finding> {
  if (siteUrl === undefined) return ok(texts.noSite);
  const { hostname, protocol } = new URL(siteUrl);
  const isKnown = await lookup(hostname.replace(/^\[|\]$/g, '')).then(
    () => true,
    () => false,
  );
  if (!isKnown) return fail(texts.siteUnknown(hostname));
  try {
    const answer = await fetcher(`${siteUrl}/live`, { redirect: 'manual', signal: AbortSignal.timeout(siteTimeoutMs) });
    await answer.body?.cancel();
    if (answer.status !== 200) return warn(texts.siteOther(siteUrl, answer.status));
  } catch (error) {
    const code = error instanceof Error && error.cause instanceof Error ? String(Reflect.get(error.cause, 'code')) : '';
    if (certificateProblem.test(code)) return fail(texts.siteUntrusted(siteUrl, reasonOf(error)));
    return warn(texts.siteSilent(siteUrl, reasonOf(error)));
  }
  const isOpen = protocol === 'http:' && !isLoopbackName(hostname);
  return isOpen ? warn(texts.sitePlain(siteUrl)) : ok(texts.site(siteUrl));
}
