/** A helper for tests: reports what it may do. */
import { readFileSync, writeFileSync } from 'node:fs';
import { serveParent } from '../helpers/serve-parent.ts';

/** What the probe is asked to try. */
export type Probe = 'environment' | { readonly read: string } | { readonly write: string };

serveParent<Probe, unknown>(async (probe) => {
  if (probe === 'environment') return { ...process.env };
  if ('read' in probe) return readFileSync(probe.read).length;
  return writeFileSync(probe.write, 'written');
});
