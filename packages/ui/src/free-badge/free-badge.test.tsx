import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import '../styles.css';
import * as stories from './free-badge.stories.tsx';

const { From, InHindi, NoneKnown, OnYourDays, Today } = composeStories(stories);

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.y-card .y-badge')].filter((badge) => badge.checkVisibility());

describe('the badge of free days on a card', () => {
  test.each([
    ['that it is free on the renter’s days', OnYourDays, 'Free on your days'],
    ['from when it is', From, 'Free from 28 Nov'],
    ['its status where no free day is known', NoneKnown, 'On rent'],
    ['that it is free today', Today, 'Free today'],
    ['it in the language', InHindi, '28 नव॰ से ख़ाली'],
  ])('says %s, and nothing else', async (_what, story, text) => {
    await story.run();
    expect(shown().map((badge) => badge.textContent)).toEqual([text]);
  });

  test('stands on the picture, in a fill of its own', async () => {
    await OnYourDays.run();
    const [badge] = shown();
    const picture = document.querySelector('.y-card__media')?.getBoundingClientRect();
    expect(badge?.getBoundingClientRect().bottom).toBeLessThan(picture?.bottom ?? 0);
    expect(badge && getComputedStyle(badge).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});
