import { expect, test } from 'vitest';
import { differenceRatio, differences, roundByRound } from './ratios.ts';
import type { Visit } from './visit.ts';

const seen = (...outline: readonly string[]): Visit => ({
  firstCard: 0,
  longTasks: [],
  shift: 0,
  cards: 1,
  outline: outline.join('\n'),
  requests: [],
  scripting: 0,
});

test('says in which lines two mark-ups part, also where one is longer', () => {
  const ours = seen('article.y-card', 'h3.y-card__name', 'span.y-facts');
  expect(differences(ours, ours)).toEqual([]);
  expect(differences(ours, seen('article.y-card', 'h3.y-card__title'))).toEqual([
    'h3.y-card__name against h3.y-card__title',
    'span.y-facts against nothing',
  ]);
  expect(differenceRatio(ours, seen('article.y-card')).value).toBe(2);
});

test('compares the visits of a round, also where others are visited in every second one', () => {
  const took = (...milliseconds: readonly number[]): Visit[] =>
    milliseconds.map((firstCard) => ({ ...seen(), firstCard }));
  const firstCard = (visit: Visit) => visit.firstCard;
  expect(roundByRound(took(100, 220), took(100, 200), firstCard)).toEqual([1, 1.1]);
  expect(roundByRound(took(900, 100, 900, 210, 900), took(100, 200), firstCard)).toEqual([1, 1.05]);
});
