import { budgets } from '@yantra/tooling/budgets';
import { mustBuild } from '@yantra/tooling/build';
import { weightsOf } from '@yantra/tooling/weights';
/** Bytes that a visitor of the home page and of a partner's page downloads: the budgets, as figures. */
import type { Ratio } from './bench.ts';

export const name = 'Bytes of JavaScript';

export async function run(): Promise<readonly Ratio[]> {
  await mustBuild('build:served');
  return Promise.all(
    budgets.map(async (budget) => ({
      name: `${budget.name}, ${budget.measure}`,
      value: (await weightsOf(budget)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      unit: 'KB',
      atMost: budget.limit / 1024,
    })),
  );
}
