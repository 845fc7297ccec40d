import { makeDeal } from '@yantra/testing';
import { expect, test } from 'vitest';
import { stepsOf } from './track.model.ts';

const today = '2026-11-22';
const said = (...[some, day = today]: [Parameters<typeof makeDeal>[0], string?]) =>
  stepsOf(makeDeal({ side: 'owner', ...some }), day).map(({ key, is }) => `${key} ${is}`);

test('a deal that waits for a quote', () =>
  expect(said({ state: 'asked' })).toEqual(['asked done', 'toQuote now', 'accepted next', 'starts next', 'done next']));

test('a deal whose quote is open', () =>
  expect(said({ state: 'quoted' })).toEqual(['asked done', 'quoted now', 'accepted next', 'starts next', 'done next']));

test('an agreement before its first day', () =>
  expect(said({ state: 'accepted' })).toEqual([
    'asked done',
    'quoted done',
    'accepted done',
    'starts now',
    'done next',
  ]));

test('an agreement that has begun', () =>
  expect(said({ state: 'accepted' }, '2026-11-24').slice(3)).toEqual(['starts done', 'done now']));

test('a hire that is done', () => expect(said({ state: 'done' }).at(-1)).toBe('done done'));

test('a question that was declined, without a quote', () =>
  expect(said({ state: 'declined', quote: undefined })).toEqual(['asked done', 'over now']));

test('an agreement that was cancelled', () =>
  expect(said({ state: 'cancelled' })).toEqual(['asked done', 'quoted done', 'accepted done', 'over now']));
