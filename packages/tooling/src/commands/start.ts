/** The first half of `npm start`: builds what changed. Then run.mjs runs the second, serve.mjs, which needs no TypeScript. */
import { areSettingsRight, bringSite } from '../lib/bring-site.ts';

const isReady = areSettingsRight() && (await bringSite());
process.exit(isReady ? 0 : 1);
