/** Leaves out the stories of the half that does not run; without `TEST_HALF` every story runs. */
import { beforeEach } from 'vitest';
import { firstHalfOf } from './story-turns.ts';

const half = process.env['TEST_HALF'] ?? '';

beforeEach(({ task, skip }) => {
  if (half === '') return;
  const { tasks } = task.suite ?? task.file;
  skip(firstHalfOf(tasks.map(({ name }) => name)).has(task.name) !== (half === 'first'));
});
