/** What the mutation tester changes, and which tests must notice. */
import { existsSync, globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../lib/workspace.ts';

/** The folder of the changed files. */
const server = join(root, 'packages/server/src');

/** Server files that belong together, and the tests near them. */
export interface Part {
  readonly name: string;
  /** Globs below the server's `src`; matching files are changed, except tests and texts. */
  readonly files: readonly string[];
  /** Globs below the server's `src`. */
  readonly tests: readonly string[];
  /** For files near only some of these tests, by file name: a test of the whole server is slow for each change. */
  readonly near?: Readonly<Record<string, readonly string[]>>;
}

const moduleNamed = (name: string, ...tests: readonly string[]): Part => ({
  name,
  files: [`modules/${name}/*.ts`],
  tests: [`modules/${name}/*.test.ts`, ...tests],
});

export const parts: readonly Part[] = [
  { name: 'limits', files: ['limits/*.ts'], tests: ['limits/*.test.ts'] },
  moduleNamed('sessions', 'http/identify.test.ts', 'keys/*.test.ts'),
  {
    name: 'http',
    files: ['http/*.ts'],
    tests: ['http/*.test.ts', 'app.test.ts'],
    // All others are covered by tests of the whole app.
    near: {
      'answer.ts': ['http/answer.test.ts'],
      'api-routes.ts': ['http/{api-routes,kinds-of-calls,form-post,file-post}.test.ts'],
      'bind.ts': ['http/{bind,read-requesters}.test.ts'],
      'bodies.ts': ['http/{api-routes,kinds-of-calls}.test.ts'],
      'cors.ts': ['http/cors.test.ts'],
      'file-post.ts': ['http/file-post.test.ts'],
      'file-source.ts': ['http/file-source.test.ts'],
      'form-post.ts': ['http/form-post.test.ts'],
      'identify.ts': ['http/{api-routes,kinds-of-calls}.test.ts'],
      'no-nul.ts': ['http/no-nul.test.ts'],
      'policy.ts': ['http/policy.test.ts'],
      'ready-front.ts': ['http/ready-front.test.ts'],
      'route-of.ts': ['http/route-of.test.ts'],
      'without-schemas.ts': ['http/without-schemas.test.ts'],
      'own-origin.ts': ['http/own-origin.test.ts'],
      'outside.ts': ['http/outside-signs.test.ts'],
      'read-cache.ts': ['http/read-cache.test.ts'],
      'limited-reads.ts': ['http/read-requesters.test.ts'],
      'bare-server.ts': ['http/bare-server.test.ts'],
      'compression.ts': ['http/compression.test.ts'],
      'cookies.ts': ['http/cookies.test.ts'],
      'error-answers.ts': ['http/error-answers.test.ts'],
      'gone.ts': ['http/gone.test.ts'],
      'pages.ts': ['http/pages.test.ts'],
      'partner-gate.ts': ['http/partner-gate.test.ts'],
      'partner-site.ts': ['http/partner-site.test.ts'],
      'paths.ts': ['http/paths.test.ts'],
      'plain-page.ts': ['http/error-answers.test.ts'],
      'security-headers.ts': ['http/{bare-server,pages}.test.ts'],
      'session-cookie.ts': ['http/session-cookie.test.ts'],
      'static-files.ts': ['http/static-files.test.ts'],
      'stopping.ts': ['http/bare-server.test.ts'],
      'trace-requests.ts': ['http/trace-requests.test.ts'],
    },
  },
  {
    ...moduleNamed('accounts', 'modules/own-data/own-data.test.ts'),
    near: {
      'back-off.ts': ['modules/accounts/{accounts,login,in-between}.test.ts'],
      'common-passwords.ts': ['modules/accounts/common-passwords.test.ts'],
      'create-admin.ts': ['modules/accounts/create-admin.test.ts'],
      'passwords.ts': ['modules/accounts/passwords.test.ts'],
    },
  },
  moduleNamed('partner-keys', 'http/over-a-socket.test.ts', 'keys/what-keys-signed.test.ts'),
  {
    ...moduleNamed('payments', 'http/over-a-socket.test.ts'),
    near: {
      'order-state.ts': ['modules/payments/order-state.test.ts'],
      'cashfree.ts': ['modules/payments/cashfree.test.ts'],
      'gateway.ts': ['modules/payments/cashfree.test.ts'],
      'ledger.ts': ['modules/payments/{settle,tell-refunds}.test.ts'],
      'open-payments.ts': ['modules/payments/{closed-gateway,refunds,webhook}.test.ts'],
      'eligible.ts': ['modules/payments/{settle,begin-orders}.test.ts'],
      'forget-events.ts': ['modules/payments/webhook.test.ts', 'retention/retention.test.ts'],
      'payments.queries.ts': [
        'modules/payments/{begin-orders,asked-orders,settle,tell-refunds,refunds,sweeper,webhook}.test.ts',
      ],
      'payments.routes.ts': ['modules/payments/{purchase,webhook}.test.ts'],
      'sweeper.ts': ['modules/payments/sweeper.test.ts'],
      'orders.service.ts': ['modules/payments/begin-orders.test.ts'],
      'gateway-orders.ts': ['modules/payments/begin-orders.test.ts'],
      'payments.service.ts': ['modules/payments/asked-orders.test.ts'],
      'refunds.ts': ['modules/payments/{tell-refunds,refunds}.test.ts'],
      'webhook.ts': ['modules/payments/webhook.test.ts'],
      'webhook-signature.ts': ['modules/payments/webhook.test.ts'],
      'settle.ts': ['modules/payments/{settle,purchase,refunds}.test.ts'],
    },
  },
];

/* Long tests, and generated ones that nearly every change would run. */
const leftOut = /\.(full|e2e)\.test\.ts$|\/(bad-requests|auth-matrix|signed-in-calls|chaos)\.test\.ts$/;

/** The percentage of changes that tests must notice. */
export const leastScore = 85;

/** The changed files of a part, below the root. */
export const filesOf = ({ files }: Part): readonly string[] =>
  found(files).filter((file) => !/\.(test|messages|settings)\.ts$/.test(file));

/** The test files that must notice changes of a file, below the root. */
export const testsOf = ({ tests, near = {} }: Part, file: string): readonly string[] =>
  found(near[basename(file)] ?? tests).filter((test) => !leftOut.test(test));

const found = (globs: readonly string[]): readonly string[] =>
  globSync([...globs], { cwd: server })
    .map((file) => relative(root, join(server, file)))
    .sort();

/** A part, or one file of it: `payments`, `payments/settle.ts`. */
export function partNamed(text: string): Part | undefined {
  const [name, file] = text.split('/');
  const part = parts.find((one) => one.name === name);
  if (part === undefined || file === undefined) return part;
  const files = part.files.map((glob) => glob.replace('*.ts', file)).filter((path) => existsSync(join(server, path)));
  return files.length === 0 ? undefined : { ...part, files };
}
