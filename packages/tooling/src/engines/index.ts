/** Firefox and WebKit for tests and benches: installed when they are needed, each driven in its own way behind one interface. */
import { bringEngine, type EngineName } from '../lib/engines.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export { bringEngine, type EngineName, engineNames } from '../lib/engines.ts';
export type { Engine, Finding } from './engine.ts';

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = { firefox: startFirefox, webkit: startWebKit };

/** @throws with advice if its packages cannot be installed */
export async function startEngine(name: EngineName): Promise<Engine> {
  await bringEngine(name);
  return starts[name]();
}
