import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { givenKeysFrom, keyFields } from './keys/keys.settings.ts';
import { metricsFields, metricsSettingsFrom } from './metrics/metrics.settings.ts';
import { pictureStoreFields, pictureStoreFrom, pictureStoreProblem } from './modules/files/files.settings.ts';
import { leadAlertFields, leadAlertSettingsFrom } from './modules/leads/lead-alerts.settings.ts';
import { mailFields, mailSettingsFrom, missingMailSetting } from './modules/mail/mail.settings.ts';
import { mapTilesFields, mapTilesFrom, mapTilesProblem } from './modules/map/map-tiles.settings.ts';
import { gatewayFields, gatewayProblem, gatewaySettingsFrom } from './modules/payments/gateway.settings.ts';
import { missingSellerSetting, sellerFields, sellerSettingsFrom } from './modules/purchases/seller.settings.ts';
import { reviewFields } from './modules/review/review.settings.ts';
import { securityFields } from './modules/security-txt/security-txt.settings.ts';
import { missingSmsSetting, smsFields, smsSettingsFrom } from './modules/sms/sms.settings.ts';
import { missingWhatsAppSetting, whatsAppFields, whatsAppSettingsFrom } from './modules/whatsapp/whatsapp.settings.ts';
import { SettingFileError, withSettingFiles } from './setting-files.ts';
import { portNumber, wholeNumber } from './setting-number.ts';
import { tracingFields, tracingSettingsFrom } from './tracing/tracing.settings.ts';

export { refusalsOf } from './refusals.ts';

/** An invalid setting; the message is one line naming it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const databaseUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol), {
    message: 'must be an address like postgres://user:password@host:5432/name',
  })
  .optional();

/** A standby needs a primary. */
const replicaProblem = (all: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_REPLICA_URL?: string | undefined;
}) =>
  all.DATABASE_REPLICA_URL !== undefined && all.DATABASE_URL === undefined
    ? { name: 'DATABASE_REPLICA_URL', message: 'needs DATABASE_URL, the address of its primary' }
    : undefined;

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const origins = z
  .string()
  .transform(listed)
  .refine((all) => all.every((one) => URL.canParse(one) && new URL(one).origin === one), {
    message: 'must be origins like https://www.example.in, separated by commas',
  })
  .default([]);

/** An address, or a range of them like 10.0.0.0/8. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

const proxies = z
  .string()
  .transform(listed)
  .refine((all) => all.every(isAddressRange), {
    message: 'must be addresses or ranges like 10.0.0.0/8, separated by commas',
  })
  .default([]);

const serviceUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    message: 'must be an address like https://geocoder.example.in/search',
  })
  .optional();

const isHost = (text: string): boolean => isIP(text) !== 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text);

const siteUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/', {
    message: 'must be an address like https://yantra.example.in',
  })
  .transform((text) => new URL(text).origin)
  .optional();

const schema = z
  .object({
    PORT: portNumber.default(3000),
    PARTNER_PORT: portNumber.default(3001),
    HOST: z
      .string()
      .refine(isHost, 'must be an address to listen at, like localhost, 0.0.0.0 or ::')
      .default('localhost'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_REPLICA_URL: databaseUrl,
    DATABASE_POOL: wholeNumber('number of connections', 1, 100).default(10),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
    SEED_SIZE: wholeNumber('number of machines', 1, 5_000_000).default(1500),
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .default('development'),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
    DRAIN_SECONDS: z.coerce
      .number('must be a number of seconds from 0 to 300')
      .min(0, 'must be a number of seconds from 0 to 300')
      .max(300, 'must be a number of seconds from 0 to 300')
      .default(0),
    ALLOWED_ORIGINS: origins,
    TRUSTED_PROXIES: proxies,
    GEOCODER_URL: serviceUrl,
    SITE_URL: siteUrl,
    ...metricsFields,
    ...tracingFields,
    ...pictureStoreFields,
    ...mapTilesFields,
    ...smsFields,
    ...mailFields,
    ...whatsAppFields,
    ...leadAlertFields,
    ...reviewFields,
    ...gatewayFields,
    ...sellerFields,
    ...keyFields,
    ...securityFields,
  })
  .refine((all) => all.PORT !== all.PARTNER_PORT || all.PORT === 0, {
    path: ['PARTNER_PORT'],
    message: 'must differ from PORT',
  })
  .refine(
    ({ GATEWAY_MODE, GATEWAY_PORT, PORT, PARTNER_PORT }) =>
      GATEWAY_MODE !== 'simulator' || GATEWAY_PORT === 0 || ![PORT, PARTNER_PORT].includes(GATEWAY_PORT),
    { path: ['GATEWAY_PORT'], message: 'must differ from PORT and PARTNER_PORT' },
  )
  .superRefine((all, context) => {
    const missing =
      missingSmsSetting(all) ??
      missingMailSetting(all) ??
      missingWhatsAppSetting(all) ??
      replicaProblem(all) ??
      pictureStoreProblem(all) ??
      mapTilesProblem(all) ??
      gatewayProblem(all) ??
      missingSellerSetting(all);
    if (missing !== undefined) context.addIssue({ code: 'custom', path: [missing.name], message: missing.message });
  });

/** All settings, validated. */
export type Settings = ReturnType<typeof settingsFrom>;

/**
 * The settings in an environment; absent or empty ones have defaults.
 * @throws SettingsError naming the first invalid one
 */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>) {
  const given = givenIn(env);
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'A setting');
    // An address may contain a password or a key, and output ends up in logs.
    const isPrivate = env[name] === undefined || /_(?:URL|KEY|TOKEN|SID|SECRET|ENDPOINT|HEADERS)$/.test(name);
    const shown = isPrivate ? '' : `, not ${JSON.stringify(given[name])}`;
    throw new SettingsError(`${name} ${issue?.message ?? 'is wrong'}${shown}.`);
  }
  const all = parsed.data;
  return {
    /** Site and API; 0 takes any free port. */
    port: all.PORT,
    /** The partner's page; 0 takes any free port. */
    partnerPort: all.PARTNER_PORT,
    /** Where to listen: an address of this machine, `0.0.0.0` or `::` for all, or a name. */
    host: all.HOST,
    /** Absolute. PGlite and the pictures are below it. */
    dataDir: resolve(all.DATA_DIR),
    /** PostgreSQL's address; without it PGlite runs in the process. */
    databaseUrl: all.DATABASE_URL,
    /** PostgreSQL's address past any pooler, to hear of news at once; by default `databaseUrl`. */
    databaseDirectUrl: all.DATABASE_DIRECT_URL,
    /** A standby's address, for public lists; without it they use the primary. */
    databaseReplicaUrl: all.DATABASE_REPLICA_URL,
    databasePool: all.DATABASE_POOL,
    /** By default the demo, whose passwords are in the README, but never in production. */
    seed: all.SEED ?? (all.NODE_ENV === 'production' ? 'none' : 'demo'),
    /** Machines in the demo seed. */
    seedSize: all.SEED_SIZE,
    /** Aids for trying things out, like the outbox, do not exist in production. */
    environment: all.NODE_ENV,
    logLevel: all.LOG_LEVEL,
    /** How long a stopping process still accepts requests, while `/ready` says 503. */
    drainSeconds: all.DRAIN_SECONDS,
    /** Other origins that may make non-public calls. */
    allowedOrigins: all.ALLOWED_ORIGINS as readonly string[],
    /** Trusted proxies, by address or range: their `X-Forwarded-For` and `-Proto` are used. */
    trustedProxies: all.TRUSTED_PROXIES as readonly string[],
    /** A geocoding service with Nominatim's API; without it only our own lists are used. */
    geocoderUrl: all.GEOCODER_URL,
    /** Streets over the drawn map; without them it has none. */
    mapTiles: mapTilesFrom(all),
    /** The site's public origin, e.g. `https://yantra.example.in`; our only identity, and required in production. */
    siteUrl: all.SITE_URL,
    /** Where metrics are served, if at all. */
    metrics: metricsSettingsFrom(all),
    /** Where traces are sent, if at all. */
    tracing: tracingSettingsFrom(all),
    /** S3-compatible storage for pictures and builds; without it they are below `dataDir`. */
    pictureStore: pictureStoreFrom(all),
    /** Several processes share this `dataDir` on purpose. */
    sharesDataDir: all.SHARED_DATA_DIR === 'true',
    sms: smsSettingsFrom(all),
    /** Where mails are sent; by default to the outbox, and in production nowhere. */
    mail: mailSettingsFrom(all),
    /** Where WhatsApp messages are sent; by default to the outbox, and in production nowhere. */
    whatsApp: whatsAppSettingsFrom(all),
    leadAlerts: leadAlertSettingsFrom(all),
    /** Whether machines are looked through before they are shown, or after. */
    review: all.REVIEW,
    gateway: gatewaySettingsFrom(all),
    /** The seller of the plans, on invoices. */
    seller: sellerSettingsFrom(all),
    /** Where to report vulnerabilities; by default the site's page tells how to reach us. */
    securityContact: all.SECURITY_CONTACT,
    /** Operator-managed keys; the others are in the database. */
    keys: givenKeysFrom(all),
  };
}

/**
 * The raw settings, some from files (`NAME_FILE`).
 * @throws SettingsError for an unusable file
 */
export function givenIn(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  try {
    return withSettingFiles(env, Object.keys(schema.shape));
  } catch (error) {
    if (error instanceof SettingFileError) throw new SettingsError(error.message, { cause: error });
    throw error;
  }
}
