/** Bytes a visitor of the home page and of a partner's page downloads: the budgets, as figures. */
import type { BenchContext, Ratio } from './bench.ts';
import { budgets } from '@yantra/tooling/budgets';
import { weightsOf } from '@yantra/tooling/weights';
import { build, buildable } from '@yantra/tooling/targets';

export const name = 'Bytes of JavaScript';

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  const built = await build(buildable(['site', 'embed']));
  for (const { pack, isPassed, output } of built) if (!isPassed) log(`${pack.path} could not be built:\n${output}`);
  return budgets.map((budget) => ({
    name: `${budget.name}, ${budget.measure}`,
    value: weightsOf(budget).reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    unit: 'KB',
    atMost: budget.limit / 1024,
  }));
}
