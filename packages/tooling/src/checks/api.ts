/** The exports of every published package are written down, so that a review sees each change. */
import { apiReport } from '../docs/api-report.ts';
import { emitAllDeclarations } from '../lib/declarations.ts';
import { kept } from '../lib/generated.ts';
import { libraries } from '../lib/packed.ts';
import { type Check, findingOf } from './check.ts';

export const api: Check = {
  id: 'api',
  name: 'what every package exports is as packages/handbook/api says',
  run: async ({ isFixing }) => {
    const types = await emitAllDeclarations();
    return findingOf(
      libraries().flatMap((pack) => kept(`packages/handbook/api/${pack.short}.md`, apiReport(pack, types), isFixing)),
    );
  },
};
