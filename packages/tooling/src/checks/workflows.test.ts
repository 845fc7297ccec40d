import { expect, test } from 'vitest';
import { problemsOf } from './workflows.ts';

const good = `name: Tests
on:
  pull_request:
permissions:
  contents: read
concurrency:
  group: tests-\${{ github.ref }}
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    steps:
      - uses: actions/checkout@v5 # the host's
        with:
          persist-credentials: false
      - run: npm test && .ci/run
`;
const callable = { scripts: ['test', 'test:full'], hasFile: (path: string) => path === '.ci/run' };
const problems = (from: string | RegExp, to: string) => problemsOf('tests.yml', good.replace(from, to), callable);

test('a workflow that keeps to the rules has no problem', async () => {
  expect(await problems('', '')).toEqual([]);
});

test.each([
  ['is no YAML', 'jobs:', 'jobs: ['],
  ['has a key that the host does not know', 'timeout-minutes', 'timeout-minuts'],
  ['has an expression that does not parse', 'github.ref }}', 'github.ref == }}'],
  ['has an expression of a context that is not there', 'github.ref }}', 'secrets.TOKEN }}'],
  ['waits for a job that does not exist', '    timeout-minutes', '    needs: build\n    timeout-minutes'],
  ['listens for nothing', 'on:\n  pull_request:\n', ''],
])('the host’s parser refuses one that %s', async (_, from, to) => {
  expect(await problems(from, to)).not.toEqual([]);
});

test.each([
  ['says not what it may do', /permissions:\n {2}contents: read\n/, '', 'it does not say what it may do'],
  ['may write in every job', 'contents: read', 'contents: write', 'every job of it may write'],
  ['runs as often as it is pushed', /concurrency:\n.*\n/, '', 'it does not say what runs at once'],
  ['never ends', /.*timeout-minutes.*\n/, '', 'the job test has no `timeout-minutes`'],
  ['uses an action of somebody', 'actions/checkout@v5', 'somebody/checkout@v5', 'it uses somebody/checkout@v5'],
  ['uses a branch', 'actions/checkout@v5', 'actions/checkout@main', 'it uses actions/checkout@main'],
  ['leaves its token behind', 'persist-credentials: false', 'fetch-depth: 0', 'the job test leaves a token'],
  ['puts a title into a script', 'npm test', 'echo ${{ github.head_ref }}', 'the job test puts an expression'],
  ['shows a secret', 'npm test', 'npm login --password=$NPM_TOKEN', 'the job test has a secret in a command'],
  ['calls a script that is gone', 'npm test', 'npm run test:fast', 'the job test calls npm run test:fast'],
  ['calls a file that is gone', '.ci/run', '.ci/run-all', 'the job test calls .ci/run-all'],
])('our rules refuse one that %s', async (_, from, to, problem) => {
  const found = await problems(from, to);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});
