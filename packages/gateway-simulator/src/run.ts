/** The process: `node packages/gateway-simulator/dist/run.js`. */
import { runSimulator } from './main.ts';

await runSimulator();
