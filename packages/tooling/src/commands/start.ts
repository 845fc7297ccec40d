/** The first half of `npm start`: builds what changed. Then run.mjs runs the second, serve.ts of packages/start as it is built. */
import { areSettingsRight, bringSite } from '../lib/bring-site.ts';

const isReady = areSettingsRight() && (await bringSite());
process.exit(isReady ? 0 : 1);
