import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.ts';

const server = join(root, 'packages/server/src');
const shipped = globSync('**/*.ts', { cwd: server }).filter(
  (path) => !/\.test\.ts$|^testing\/|^seed\//.test(path.replaceAll('\\', '/')),
);
const sources = shipped.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(server, path), 'utf8')] as const);
const page = readFileSync(join(root, 'packages/handbook/security.md'), 'utf8');
const inventory = page.slice(page.indexOf('\n## Cryptography'), page.indexOf('\n## What is sensitive'));

/* Names through which code hashes, signs or encrypts. */
const uses =
  /\b(?:createHash|createHmac|createSign|createPrivateKey|subtle|hkdf|scrypt|pbkdf2|loadAccessTokens)\b|@node-rs\/argon2'\)/;

test('the handbook names every file of the server that hashes or signs, and no other', () => {
  const found = sources.filter(([, text]) => uses.test(text)).map(([path]) => path);
  const named = [...inventory.matchAll(/`([\w./-]+\.ts)`/g)]
    .map(([, path]) => path)
    .filter((path) => !path?.includes('.test.'));
  expect(new Set(named)).toEqual(new Set(found));
});

test('only hashes that stand are used, but for the tags of public answers', () => {
  const hashes = sources.flatMap(([path, text]) =>
    [...text.matchAll(/create(?:Hash|Hmac)\(\s*([^,)]+)/g)].map(([, name]) => `${name} in ${path}`),
  );
  expect(hashes.length).toBeGreaterThan(10);
  expect(hashes.filter((each) => !/^'sha(?:256|384|512)' /.test(each))).toEqual(["'sha1' in http/read-cache.ts"]);
});

test('nothing is encrypted by a cipher of our own choosing', () => {
  expect(sources.filter(([, text]) => /createCipher|createDecipher|publicEncrypt|privateDecrypt/.test(text))).toEqual(
    [],
  );
});
