import type { TestProject } from 'vitest/node';

/** The cluster that the command started: one for all processes, as each would take seconds to make its own. */
export function setup(project: TestProject): void {
  project.provide('postgresUrl', process.env['MUTANTS_POSTGRES'] ?? '');
}
