import { describe, expect, test } from 'vitest';
import { leftoversIn } from './leftovers.ts';

// Joined here, so that this file does not contain the text it tests for.
const home = ['', 'root', 'project'].join('/');
const registry = ['https:', '', 'registry.example.org', 'left-pad'].join('/');

describe('leftovers of one machine', () => {
  test('names the line of a path into a home folder', () => {
    expect(leftoversIn('a.ts', `first\nconst path = '${home}/file';`)).toEqual(['a.ts:2: a path of one machine']);
  });

  test('names a registry and its settings', () => {
    expect(leftoversIn('lock.yaml', `tarball: ${registry}`)).toEqual(['lock.yaml:1: a registry’s host']);
    expect(leftoversIn('.npmrc', `fund=false\nregistry = x`)).toEqual(['.npmrc:2: a registry setting']);
  });

  test('has nothing to say of addresses and relative paths', () => {
    expect(leftoversIn('a.ts', "import './root/a.ts'; fetch('https://example.in/home/a'); read('../work/a');")).toEqual(
      [],
    );
  });
});
