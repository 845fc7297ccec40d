import { openForReading } from '../backup/open-for-reading.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { OpenDatabase } from '../database/open.ts';
import { onceRead } from '../once-read.ts';
import { refusalsOf } from '../refusals.ts';
import { givenIn, type Settings, SettingsError, settingsFrom } from '../settings.ts';
import { type Check, fail, type Finding, lookAt, ok, warn } from './check.ts';
import { databaseChecks } from './database-checks.ts';
import { doctorTexts as texts } from './doctor.messages.ts';
import { outsideChecks } from './outside-checks.ts';

/** What `doctor` works with. */
export interface DoctorParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  readonly clock?: Clock;
  /** For calls to other services; by default the platform's. */
  readonly fetch?: typeof fetch;
}

/**
 * Checks everything that a server needs, changes nothing, and prints one line each.
 * @returns whether nothing failed
 */
export async function diagnose({ env, print, clock = systemClock, ...parts }: DoctorParts): Promise<boolean> {
  let isWell = true;
  const hide = withoutSecrets(settingsWithFiles(env));
  const tell = (name: string, { level, says }: Finding) => {
    isWell &&= level !== 'FAIL';
    print(hide(texts.line(level, name, says)));
  };
  const settings = settingsOrFinding(env);
  if ('level' in settings) {
    tell('settings', settings);
    return isWell;
  }
  for (const found of lookAtSettings(settings)) tell('settings', found);
  const opened: { database?: Promise<OpenDatabase> } = {};
  const open = onceRead(() => (opened.database = openForReading(settings)));
  const checks: Check[] = [...databaseChecks({ settings, clock, open }), ...outsideChecks({ settings, ...parts })];
  let isOpen = true;
  try {
    for (const check of checks) {
      const found: Finding | undefined =
        !isOpen && needsDatabase.includes(check.name) ? undefined : await lookAt(check);
      if (found !== undefined) tell(check.name, found);
      // The others would repeat the same.
      if (check.name === 'database') isOpen = found?.level !== 'FAIL';
    }
  } finally {
    await (await opened.database?.catch(() => undefined))?.close();
  }
  return isWell;
}

const needsDatabase = ['extensions', 'schema', 'role', 'clock', 'audit'];

/** With settings from files, if readable; `settings` reports the others. */
function settingsWithFiles(env: DoctorParts['env']): DoctorParts['env'] {
  try {
    return givenIn(env);
  } catch (error) {
    if (error instanceof SettingsError) return env;
    throw error;
  }
}

function settingsOrFinding(env: DoctorParts['env']): Settings | Finding {
  try {
    return settingsFrom(env);
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    throw error;
  }
}

/** Readable settings may still prevent a start, or be mistakes. */
function lookAtSettings(settings: Settings): Finding[] {
  const refusals = refusalsOf(settings).map(fail);
  const { siteUrl, trustedProxies, environment } = settings;
  const isBehindNothing = siteUrl?.startsWith('https:') === true && trustedProxies.length === 0;
  const found = [...refusals, ...(isBehindNothing ? [warn(texts.noProxies)] : [])];
  return found.length > 0 ? found : [ok(texts.settings(environment))];
}

const secretName = /(?:KEY|KEYS|TOKEN|SECRET|PASSWORD|SID|_ID|_URL)$/;
/* Shorter ones would remove ordinary words from a sentence. */
const leastLetters = 6;

/** Removes the environment's secrets from a line, wherever they come from. */
function withoutSecrets(env: Readonly<Record<string, string | undefined>>): (line: string) => string {
  const secrets = Object.entries(env)
    .filter(([name]) => secretName.test(name))
    .flatMap(([name, value = '']) => (name.endsWith('_URL') ? passwordsIn(value) : [value, ...value.split(/[\s,]+/)]))
    .filter((value) => value.length >= leastLetters)
    .toSorted((a, b) => b.length - a.length);
  return (line) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line);
}

function passwordsIn(url: string): string[] {
  if (!URL.canParse(url)) return [url];
  const { password } = new URL(url);
  return [password, decodeURIComponent(password)];
}
