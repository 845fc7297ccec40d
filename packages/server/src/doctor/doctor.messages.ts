/** The lines of `yantra doctor`, with advice if something is wrong. */
export const doctorTexts = {
  line: (level: string, name: string, says: string) => `${level.padEnd(4)} ${name}: ${says}`,
  late: (seconds: number) => `did not answer within ${seconds} s. Please look at whether it is overloaded, or cut off.`,

  settings: (environment: string) => `every setting can be used; NODE_ENV is ${environment}.`,
  noProxies:
    'SITE_URL is https and TRUSTED_PROXIES is not set: all visitors share one limit, for every request seems to come from the proxy. Please set it to the proxy’s address.',

  database: (name: string, version: string, ms: number) => `${name} answers in ${ms} ms; PostgreSQL ${version}.`,
  embedded: (name: string, version: string) => `${name} can be read; embedded PostgreSQL ${version}.`,
  noDatabaseYet: (folder: string) => `there is none in ${folder} yet; \`yantra start\` makes one.`,
  oldDatabase: (version: string, least: number) =>
    `PostgreSQL ${version} is older than what we test with. Please update it to ${least} or later.`,
  pool: (pool: number, most: number) =>
    `DATABASE_POOL is ${pool} for each process and the server takes ${most} connections in all. Please lower the one, raise the other, or put PgBouncer between.`,
  replica: (name: string) => `${name} is a standby and follows the primary.`,
  replicaBehind: (name: string, megabytes: number) =>
    `${name} is ${megabytes} MB behind the primary, which answers reads meanwhile. Please look at its disk, its line and how much it is asked.`,
  replicaIsNone: (name: string) =>
    `${name} is no standby, perhaps since a failover; reads go to the primary. Please set DATABASE_REPLICA_URL to one, or leave it out.`,
  replicaAway: (name: string, reason: string) =>
    `${name} failed: ${reason} Reads go to the primary. Please look at its address and whether it runs.`,
  extensions: (found: readonly string[]) => `${found.join(' and ')} are there.`,
  extensionsToMake: (names: readonly string[]) =>
    `${names.join(' and ')} can be had; \`yantra migrate\` makes what is missing.`,
  noExtension: (names: readonly string[]) =>
    `${names.join(' and ')}: not there. Please install PostgreSQL’s contrib package on the database’s machine.`,
  schema: (last: string) => `it is this version’s, up to ${last}.`,
  schemaEmpty: 'the database has no tables yet. Please run `yantra migrate`.',
  schemaOlder: (missing: readonly string[]) =>
    `it lacks ${missing.join(', ')}. Please run \`yantra migrate\`; the version before may go on running meanwhile.`,
  schemaOlderEmbedded: (missing: readonly string[]) =>
    `it lacks ${missing.join(', ')}; \`yantra start\` adds them after a backup.`,
  schemaNewer: (unknown: readonly string[]) =>
    `a newer version has added ${unknown.join(', ')}. Please update the program.`,
  role: (name: string) => `${name} has time limits, and may change the schema.`,
  roleUnlimited: (names: readonly string[], name: string) =>
    `no limit is set for ${names.join(', ')}: one stuck question holds up others. A start sets them for ${name}; where it may not, please have the administrator do so, as packages/handbook/postgresql.md says.`,
  roleSuper: (name: string) =>
    `${name} is a superuser, which nothing here needs. Please make a role that owns this database alone.`,
  roleMayNot: (name: string) => `${name} may not make tables, so \`yantra migrate\` fails. Please make it the owner.`,
  clock: (ms: number) => `the database’s clock and this machine’s differ by ${ms} ms.`,
  clockApart: (seconds: string) =>
    `the database’s clock and this machine’s differ by ${seconds} s: log-ins and codes end too soon or too late. Please run NTP on both.`,
  audit: (rows: number) => `the audit log’s ${rows} entries follow each other as they were written.`,
  auditBroken: (chain: number, place: number) =>
    `entry ${place} of chain ${chain} is not as it was written, or is missing. Please find out who could write to the database, and keep a copy of it.`,

  storage: (where: string) => `${where} takes a file, gives it back and removes it.`,
  storageFailed: (where: string, reason: string) =>
    `${where} failed: ${reason} Please look at the S3_ settings and the rights of their key, or at the folder’s owner.`,
  storageOther: (where: string) => `${where} gave back something else than was put there. Please do not use it.`,
  storageAlone: (where: string) =>
    `${where} takes a file, gives it back and removes it; but only one process may use it. Please set PICTURE_STORE before a second one is started.`,
  disk: (free: string, folder: string) => `${free} GB are free in ${folder}.`,
  diskFull: (free: string, folder: string) => `only ${free} GB are free in ${folder}. Please make room.`,

  sms: (provider: string) => `${provider} answers; nothing was sent.`,
  smsSilent: (provider: string) =>
    `${provider} does not answer: nobody can sign up or get a code. Please look at whether this machine reaches it.`,
  outbox: 'SMS_PROVIDER is outbox: messages stay here, for trying things out.',
  mail: 'the mail server answers and takes our name and password; nothing was sent.',
  mailSilent: (reason: string) =>
    `the mail server takes nothing: buyers get no invoice by e-mail. Please look at SMTP_URL, and whether this machine reaches it. (${reason})`,
  noMail:
    'SMTP_URL is not set: buyers get no invoice by e-mail. Please set it, and MAIL_FROM, or tell them where invoices are.',
  mailOutbox: 'SMTP_URL is not set: e-mails stay here, for trying things out.',
  gateway: (mode: string) => `${mode} answers and takes our keys.`,
  gatewayKeys: (mode: string) =>
    `${mode} refuses our keys. Please look at GATEWAY_CLIENT_ID and GATEWAY_CLIENT_SECRET: each mode has its own.`,
  gatewaySilent: (mode: string, reason: string) =>
    `${mode} does not answer: nobody can pay. Please look at whether this machine reaches it. (${reason})`,
  simulator: 'GATEWAY_MODE is simulator: no money moves, for trying things out.',

  site: (url: string) => `${url} leads to a server of ours that is ready to be asked.`,
  noSite: 'SITE_URL is not set, as is usual where one only tries things out.',
  siteUnknown: (host: string) => `the name ${host} leads nowhere. Please set its DNS records, or mend SITE_URL.`,
  siteUntrusted: (url: string, reason: string) =>
    `${url} has a certificate that browsers refuse: ${reason} Please renew it, or have the proxy get one.`,
  siteSilent: (url: string, reason: string) =>
    `${url} does not answer from here: ${reason} Please look at whether the server and the proxy run.`,
  siteOther: (url: string, status: number) =>
    `${url}/live answers ${status}. Please look at where the proxy sends requests.`,
  sitePlain: (url: string) =>
    `${url} is not encrypted: passwords can be read on the way. Please put a proxy with TLS before it.`,
} as const;
