import type { TestProject } from 'vitest/node';

/** The cluster that the command has started: one for all processes, where each would take seconds to make its own. */
export function setup(project: TestProject): void {
  project.provide('postgresUrl', process.env['MUTANTS_POSTGRES'] ?? '');
}
