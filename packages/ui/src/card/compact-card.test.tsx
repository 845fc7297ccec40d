// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { makeEquipment } from '@yantra/testing';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './compact-card.stories.tsx';

const { InHindi, LongName, Narrow, NoRating, Normal } = composeStories(stories);

const card = () => {
  const found = document.querySelector<HTMLElement>('.y-compact');
  if (!found) throw new Error('There is no card.');
  return found;
};

describe('a compact card', () => {
  test('shows kind and place, one star with the average and the number of ratings, and the rent with its unit', async () => {
    await Normal.run();
    expect(card().querySelector('.y-facts')?.textContent).toBe('Backhoe loader · 3 t Hadapsar, 6 km');
    expect(card().querySelector('.y-rating')?.textContent).toBe('4.4(5)');
    await expect.element(page.getByText('/ day')).toBeVisible();
    // The part of the five that is drawn is as wide as one.
    const stars = card().querySelector('.y-stars');
    const [mean] = card().querySelectorAll('.y-rating > b');
    const reach = (mean?.getBoundingClientRect().left ?? 0) - (stars?.getBoundingClientRect().left ?? 0);
    expect(reach).toBeLessThan(32);
    await NoRating.run();
    expect(card().textContent).toContain('No Ratings');
  });

  test('names its kind and city in the language, and one that an admin has made as it is', async () => {
    await InHindi.run();
    expect(card().querySelector('.y-facts')?.textContent).toMatch(/^बैकहो लोडर \(जेसीबी\) · /);
    const far = makeEquipment({ id: 'far', city: 'Nagpur', distanceKm: 640 });
    await InHindi.run({ args: { ...InHindi.args, equipment: far } });
    expect(card().querySelector('.y-facts')?.textContent).toMatch(/ नागपुर, 640 किमी$/);
    await InHindi.run({ args: { ...InHindi.args, ...LongName.args } });
    expect(card().querySelector('.y-facts')?.textContent).toMatch(/^Self-loading concrete mixer with/);
  });

  test('is one link, whose default can be prevented', async () => {
    const onSelect = fn((event: { preventDefault: () => void }) => event.preventDefault());
    await Normal.run({ args: { ...Normal.args, onSelect } });
    const { left, top } = card().getBoundingClientRect();
    expect(document.elementFromPoint(left + 20, top + 20)).toBe(page.getByRole('link').element());
    await userEvent.click(page.getByRole('link'));
    expect(onSelect).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ id: 'backhoe' }));
    expect(location.hash).not.toBe('#details');
  });

  test('does not grow wider with a long name', async () => {
    for (const story of [LongName, Narrow]) {
      await story.run();
      expect(card().scrollWidth).toBe(card().clientWidth);
    }
  });
});
