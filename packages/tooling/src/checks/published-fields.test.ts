import { expect, test } from 'vitest';
import { hooks } from '../lib/packed-manifest.mjs';
import type { Manifest } from '../lib/workspace.ts';
import { fieldsToMend } from './published-fields.ts';

const library = (manifest: Partial<Manifest>) => ({
  path: 'packages/widgets/lead-form',
  isLibrary: true,
  manifest: { name: '@yantra/lead-form', ...manifest },
});
const react = { react: '^19.3.1', 'react-dom': '^19.3.1', wretch: '^3.0.0' };

test('a published package says who may get it, which Node it needs and where its source is', () => {
  expect(fieldsToMend(library({}))).toMatchObject({
    publishConfig: { access: 'public' },
    engines: { node: '>=22' },
    repository: { type: 'git', directory: 'packages/widgets/lead-form' },
  });
});

test('a private package says none of it', () => {
  expect(Object.keys(fieldsToMend(library({ private: true })))).not.toContain('publishConfig');
});

test('widgets run on React 18.2 and 19, the dashboard on 19; other peers stay', () => {
  const peersOf = (name: string) => fieldsToMend(library({ name, peerDependencies: react }))['peerDependencies'];
  const both = '^18.2.0 || ^19.0.0';
  expect(peersOf('@yantra/lead-form')).toEqual({ react: both, 'react-dom': both, wretch: '^3.0.0' });
  expect(peersOf('@yantra/dashboard')).toMatchObject({ react: '^19.0.0' });
});

test('a style sheet has types, and the published one is the built one', () => {
  const { exports } = fieldsToMend(library({ exports: { './styles.css': './src/lead-form.css' } }));
  expect(exports).toMatchObject({
    './styles.css': { source: './src/lead-form.css', types: './dist/styles.css.d.ts', default: './dist/styles.css' },
  });
});

test('a package with all of it has nothing to mend', () => {
  const first = library({ peerDependencies: react, exports: { './styles.css': './src/lead-form.css' } });
  expect(fieldsToMend(library({ ...first.manifest, ...fieldsToMend(first) }))).toEqual({});
});

test('a packed package.json names no file that is not packed, and nothing that only builds it', () => {
  const packed = hooks.beforePacking({
    name: '@yantra/lead-form',
    exports: { '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
    devDependencies: { react: '^19.3.1' },
    scripts: { build: 'wireit' },
    wireit: {},
  });
  expect(packed).toEqual({
    name: '@yantra/lead-form',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  });
});
