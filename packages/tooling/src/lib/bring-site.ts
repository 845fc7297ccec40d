/** Builds the parts of a running marketplace. */
import { refusalsOf, settingsFrom, SettingsError } from '@yantra/server/settings';
import { build } from './build.ts';
import { endWithParent } from './process.ts';

/** Builds what changed, with a message. @returns whether everything is there; errors are printed */
export async function bringSite(): Promise<boolean> {
  const cancel = endWithParent();
  const { code } = await build('build:served', { isShown: true });
  cancel();
  return code === 0;
}

/** Reports wrong settings before anything is built. @returns whether a server may start with them */
export function areSettingsRight(): boolean {
  try {
    const refusals = refusalsOf(settingsFrom(process.env));
    for (const line of refusals) console.error(line);
    return refusals.length === 0;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return false;
  }
}
