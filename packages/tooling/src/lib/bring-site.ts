/** Builds what a running marketplace is made of. */
import { refusalsOf, settingsFrom, SettingsError } from '@yantra/server/settings';
import { build } from './build.ts';
import { endWithParent } from './process.ts';

/** Builds where sources changed, telling the person. @returns whether all is there; what was wrong is printed */
export async function bringSite(): Promise<boolean> {
  const cancel = endWithParent();
  const { code } = await build('build:served', { isShown: true });
  cancel();
  return code === 0;
}

/** Tells of wrong settings before anything is built. @returns whether a server may start with them */
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
