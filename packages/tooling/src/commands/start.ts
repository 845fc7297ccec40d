/** The first half of `npm start`: builds what changed. Then run.mjs runs the second, the built serve.ts of packages/start. */
import { areSettingsRight, bringSite } from '../lib/bring-site.ts';

const isReady = areSettingsRight() && (await bringSite());
process.exit(isReady ? 0 : 1);
