/** What the mutation tester changes, and whose tests must notice. */

/** Files of the server that belong together, and the tests near them. */
export interface Part {
  readonly name: string;
  /** Globs below the server's `src`; what they match is changed, tests and texts aside. */
  readonly files: readonly string[];
  /** Globs below the server's `src`. */
  readonly tests: readonly string[];
}

const moduleNamed = (name: string, ...tests: readonly string[]): Part => ({
  name,
  files: [`modules/${name}/*.ts`],
  tests: [`modules/${name}/*.test.ts`, ...tests],
});

export const parts: readonly Part[] = [
  { name: 'limits', files: ['limits/*.ts'], tests: ['limits/*.test.ts'] },
  moduleNamed('sessions', 'http/identify.test.ts'),
  { name: 'http', files: ['http/*.ts'], tests: ['http/*.test.ts', 'app.test.ts'] },
  moduleNamed('accounts'),
  moduleNamed('partner-keys', 'http/over-a-socket.test.ts'),
  moduleNamed('payments', 'http/over-a-socket.test.ts'),
];

/** The share of the changes that tests must notice, in percent. */
export const leastScore = 85;
