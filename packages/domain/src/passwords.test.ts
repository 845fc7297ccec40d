import { describe, expect, test } from 'vitest';
import { brokenPasswordRules } from './passwords.ts';

describe('a password', () => {
  // spec: owner.rule, sign-up.rule, constant.password
  test.each([
    ['owner', 'Yantra@123', []],
    ['owner', 'Yantra#123', ['symbol', 'characters']],
    ['self', 'Yantra#123', []],
    ['self', 'Yantra?123', ['symbol', 'characters']],
    ['any', 'Yantra?123', []],
    ['any', 'Yantra#123', []],
    ['owner', 'Y@1', ['length']],
    ['owner', 'yantra@123', ['capital']],
    ['owner', 'Yantra@abc', ['digit']],
    ['owner', 'Yantra1234', ['symbol']],
    ['owner', 'Yantra @123', ['characters']],
    ['owner', 'Yäntra@123', ['characters']],
    ['owner', '', ['length', 'capital', 'digit', 'symbol']],
    ['any', `A1@${'a'.repeat(126)}`, ['length']],
    ['any', `A1@${'a'.repeat(125)}`, []],
  ] as const)('of the flow %s: %s lacks %j', (flow, password, broken) => {
    expect(brokenPasswordRules(password, flow)).toEqual(broken);
  });
});
