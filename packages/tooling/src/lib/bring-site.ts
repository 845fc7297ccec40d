/** Builds what a running marketplace is made of. */
import { refusalsOf, settingsFrom, SettingsError } from '@yantra/server/settings';
import { endWithParent } from './process.ts';
import { build, buildable } from './targets.ts';

/** The site, the embed, the payment gateway's simulator, and what starts the server with the packages it needs. */
const parts = ['site', 'embed', 'gateway-simulator', 'start', 'server', 'domain', 'places', 'words', 'contract'];

/** Builds where sources changed, telling the person. @returns whether all is there; what was wrong is printed */
export async function bringSite(): Promise<boolean> {
  const letGo = endWithParent();
  const built = await build(buildable(parts), {
    onBegin: ({ short }) => console.log(`Building ${short} …`),
    onDone: ({ pack, isPassed, isSkipped, seconds, output }) => {
      if (!isPassed) console.error(`${pack.short} could not be built:\n${output.trimEnd()}`);
      else if (!isSkipped) console.log(`Built ${pack.short} in ${seconds.toFixed(1)} s`);
    },
  });
  letGo();
  return built.every(({ isPassed }) => isPassed);
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
