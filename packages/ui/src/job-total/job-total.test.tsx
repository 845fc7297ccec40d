import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import '../styles.css';
import * as stories from './job-total.stories.tsx';

const { Estimate, InHindi, Missing, Normal, NothingToAdd, OneNotStated, Pending, SeveralNotStated } =
  composeStories(stories);

const strip = () => {
  const found = document.querySelector<HTMLElement>('.y-card__job');
  if (!found) throw new Error('There is no total.');
  return found;
};

describe('a job’s total on a card', () => {
  test.each([
    ['what the renter pays as well', Normal, '₹94,400 for 12 days, + fuel'],
    ['the one part that is not stated', OneNotStated, '₹94,400 for 12 days, fuel not stated'],
    ['how many parts are not stated', SeveralNotStated, '₹94,400 for 12 days, 3 parts not stated'],
    ['that nothing is to add', NothingToAdd, '₹94,400 for 1 day, nothing to add'],
    ['that it is an estimate', Estimate, 'about ₹18,64,841 for 12 days, + fuel, transport'],
    ['that there is none', Missing, 'Total not worked out'],
    ['it in the language', InHindi, '₹94,400 12 दिन के लिए, ईंधन-ख़र्च नहीं बताया'],
  ])('says %s', async (_what, story, text) => {
    await story.run();
    expect(strip().textContent).toBe(text);
  });

  test('stands at the foot of the card, and the rent stays', async () => {
    await Normal.run();
    const card = strip().closest('.y-card');
    const rent = card?.querySelector('.y-price');
    expect(rent?.textContent).toContain('Rent Starts From');
    expect(strip().getBoundingClientRect().top).toBeGreaterThanOrEqual(rent?.getBoundingClientRect().bottom ?? 0);
    expect(strip().getBoundingClientRect().bottom).toBeCloseTo(card?.getBoundingClientRect().bottom ?? 0, 0);
  });

  test('keeps its room while it is worked out', async () => {
    await Normal.run();
    const { height } = strip().getBoundingClientRect();
    await Pending.run();
    expect(Math.abs(strip().getBoundingClientRect().height - height)).toBeLessThan(1);
  });
});
