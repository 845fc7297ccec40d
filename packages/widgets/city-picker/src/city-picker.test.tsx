import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './city-picker.stories.tsx';

const { AllCities, Closed, Inline, NothingFound, Open, PinnedCity, Searching } = composeStories(stories);

const dialog = () => page.getByRole('dialog', { name: 'Choose your city' });
const tiles = () => [...document.querySelectorAll<HTMLElement>('.y-city')].map((tile) => tile.innerText.split('\n')[0]);
const rows = () => [...document.querySelectorAll<HTMLElement>('.y-city-list button')].map((row) => row.innerText);

afterEach(async () => {
  // A dialog is on top of everything, also of the next test's story.
  await userEvent.keyboard('{Escape}{Escape}');
});

describe('the city selector', () => {
  test('is a button named after the city', async () => {
    await Closed.run();
    await expect.element(page.getByRole('button', { name: 'Pune, Maharashtra' })).toBeVisible();
    await Inline.run();
    await expect.element(page.getByRole('button', { name: 'Pune', exact: true })).toBeVisible();
  });

  test('opens the panel and gets the focus back when it closes', async () => {
    await Open.run();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Pune, Maharashtra' })).toHaveFocus();
  });
});

describe('the featured cities', () => {
  test('are ten, with the chosen one pressed', async () => {
    await Open.run();
    expect(tiles()).toEqual([
      'Mumbai',
      'Delhi',
      'Bangalore',
      'Chennai',
      'Hyderabad',
      'Ahmedabad',
      'Kolkata',
      'Pune',
      'Kochi',
      'Chandigarh',
    ]);
    await expect.element(dialog().getByRole('button', { name: /^Pune/, pressed: true })).toBeVisible();
  });

  test('have the chosen city before them when it is another', async () => {
    await PinnedCity.run();
    expect(tiles()[0]).toBe('J');
    expect(tiles()).toHaveLength(11);
    await expect.element(dialog().getByRole('button', { name: /Jaipur/, pressed: true })).toBeVisible();
  });

  test('choose with one press: the city is told, the panel closes', async () => {
    const onCityChange = fn();
    await Open.run({ args: { onCityChange } });
    await userEvent.click(dialog().getByRole('button', { name: /^Mumbai/ }));
    expect(onCityChange).toHaveBeenCalledWith({ id: '1', name: 'Mumbai', state: 'Maharashtra' });
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Mumbai, Maharashtra' })).toBeVisible();
  });
});

describe('every city', () => {
  test('comes with More Cities, and Back leads to the ten', async () => {
    await AllCities.run();
    await expect.poll(() => rows().length).toBeGreaterThanOrEqual(60);
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }));
    expect(tiles()).toHaveLength(10);
  });

  test('is searched by a part of its name, which is marked', async () => {
    await Searching.run();
    await expect.poll(() => rows()[0]).toBe('Purnia, Bihar');
    expect(rows()).toContain('Jaipur, Rajasthan');
    expect(document.querySelector('.y-city-list mark')?.textContent).toBe('Pur');
  });

  test.each([
    ['bengaluru', 'Bangalore, Karnataka'],
    ['banglore', 'Bangalore, Karnataka'],
    ['Poona', 'Pune, Maharashtra'],
  ])('is found as “%s”', async (query, found) => {
    await AllCities.run();
    await userEvent.fill(dialog().getByRole('searchbox', { name: 'Search cities' }), query);
    await expect.poll(() => rows()[0]).toBe(found);
  });

  test('is not there when nobody bears the name, and the panel says what to do', async () => {
    await NothingFound.run();
    await expect.element(dialog().getByText('No city or town like “zzzzzz”')).toBeVisible();
    await expect.element(dialog().getByText('Check the spelling, or choose the nearest larger town.')).toBeVisible();
  });
});
