import { readFileSync } from 'node:fs';

/** A setting's file that cannot be used; the message is one line. */
export class SettingFileError extends Error {
  override readonly name = 'SettingFileError';
}

const suffix = '_FILE';

/**
 * Settings from the environment: `NAME`, or `NAME_FILE` with the path of a file that contains it, like containers' secrets. Absent and empty ones are left out.
 * @param names those that may be in files
 * @throws SettingFileError if both are given, or the file is unreadable or empty
 */
export function withSettingFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && value.trim() !== '') given[name] = value;
  }
  for (const name of names) {
    const file = given[name + suffix];
    if (file === undefined) continue;
    if (given[name] !== undefined) throw new SettingFileError(`${name} and ${name}${suffix} must not both be set.`);
    given[name] = contentOf(name, file);
  }
  return given;
}

function contentOf(name: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'it cannot be read';
    throw new SettingFileError(`${name}${suffix} must name a file that can be read, not ${file} (${code}).`, { cause });
  }
  if (content.trim() === '') throw new SettingFileError(`${name}${suffix} names an empty file: ${file}.`);
  return content.trim();
}
