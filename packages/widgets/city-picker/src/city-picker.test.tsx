import { composeStories } from '@storybook/react-vite';
import { LanguageProvider } from '@yantra/language';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './city-picker.stories.tsx';
import marathi from './languages/mr.ts';

const {
  AllCities,
  Closed,
  Inline,
  LinkToAll,
  NotCounted,
  NothingFound,
  Open,
  PinCode,
  PinnedCity,
  Searching,
  ...others
} = composeStories(stories);

const { Marathi } = composeStories(stories, {
  decorators: [
    (Story) => (
      <LanguageProvider value={marathi}>
        <Story />
      </LanguageProvider>
    ),
  ],
});

const dialog = () => page.getByRole('dialog', { name: 'Choose your city' });
const tiles = () => [...document.querySelectorAll<HTMLElement>('.y-city')].map((tile) => tile.innerText.split('\n')[0]);
const rows = () => [...document.querySelectorAll('.y-city-list button > span')].map((row) => row.textContent);

afterEach(async () => {
  // An open dialog would cover the next test's story.
  await userEvent.keyboard('{Escape}{Escape}');
});

describe('the city selector', () => {
  // spec: header.city
  test('is a button named after the city', async () => {
    await Closed.run();
    await expect.element(page.getByRole('button', { name: 'Pune, Maharashtra' })).toBeVisible();
    await Inline.run();
    await expect.element(page.getByRole('button', { name: 'Pune', exact: true })).toBeVisible();
  });

  // spec: header.city
  test('opens the panel and gets the focus back when it closes', async () => {
    await Open.run();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Pune, Maharashtra' })).toHaveFocus();
  });
});

describe('the link to all cities', () => {
  test('opens the whole list, and links to the machines without a script', async () => {
    await LinkToAll.run();
    await expect.element(dialog().getByRole('list', { name: 'Cities and towns' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const link = page.getByRole('link', { name: 'All 1,222 cities' });
    await expect.element(link).toHaveFocus();
    await expect.element(link).toHaveAttribute('href', '/equipments');
  });
});

describe('the featured cities', () => {
  // spec: city.top-ten, city.featured, constant.top-cities
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

  // spec: city.top-ten
  test('have the chosen city before them when it is not one of them', async () => {
    await PinnedCity.run();
    expect(tiles()[0]).toBe('J');
    expect(tiles()).toHaveLength(11);
    await expect.element(dialog().getByRole('button', { name: /Jaipur/, pressed: true })).toBeVisible();
  });

  test('show their machine counts, with the nearest cities that have machines below', async () => {
    await Open.run();
    await expect.element(dialog().getByRole('button', { name: 'Pune 31 machines' })).toBeVisible();
    const near = dialog().getByRole('list', { name: 'Near Pune' });
    await expect.element(near.getByRole('button', { name: 'Pimpri-Chinchwad 13 km 2 machines' })).toBeVisible();
    await userEvent.click(near.getByRole('button', { name: /^Navi Mumbai/ }));
    await expect.element(page.getByRole('button', { name: 'Navi Mumbai, Maharashtra' })).toBeVisible();
  });

  test('show their states where the counts are unknown', async () => {
    await NotCounted.run();
    await expect.element(dialog().getByRole('button', { name: 'Pune Maharashtra' })).toBeVisible();
    expect(document.querySelector('.y-city-panel__near')).toBeNull();
  });

  // spec: city.pick, entity.selected-city
  test('are chosen with one press: the city is reported, the panel closes', async () => {
    const onCityChange = fn();
    await Open.run({ args: { onCityChange } });
    await userEvent.click(dialog().getByRole('button', { name: /^Mumbai/ }));
    expect(onCityChange).toHaveBeenCalledWith({ id: '1', name: 'Mumbai', state: 'Maharashtra' });
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Mumbai, Maharashtra' })).toBeVisible();
  });
});

describe('every city', () => {
  // spec: city.more
  test('comes with More Cities, and Back leads to the ten', async () => {
    await AllCities.run();
    await expect.poll(() => rows().length).toBeGreaterThanOrEqual(60);
    await expect
      .element(dialog().getByRole('searchbox', { name: 'Search cities' }))
      .toHaveAttribute('placeholder', 'Search cities...');
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }));
    expect(tiles()).toHaveLength(10);
  });

  test('stands under its letter', async () => {
    await AllCities.run();
    await expect.poll(() => document.querySelector('.y-city-list__letter')?.textContent).toBe('A');
    await userEvent.fill(dialog().getByRole('searchbox', { name: 'Search cities' }), 'pur');
    await expect.poll(() => document.querySelector('.y-city-list__letter')).toBeNull();
  });

  // spec: city.more
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

  test('gives its first city to Enter, and nothing before something is typed', async () => {
    const onCityChange = fn();
    await AllCities.run({ args: { onCityChange } });
    const field = dialog().getByRole('searchbox', { name: 'Search cities' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    await userEvent.fill(field, 'bengaluru');
    await expect.poll(() => rows()[0]).toBe('Bangalore, Karnataka');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onCityChange.mock.calls).toMatchObject([[{ name: 'Bangalore' }]]);
  });

  test('says what to do when no city has the name', async () => {
    await NothingFound.run();
    await expect.element(dialog().getByText('No city or town like “zzzzzz”')).toBeVisible();
    await expect
      .element(dialog().getByText('Check the spelling, try a PIN code, or choose the nearest larger town.'))
      .toBeVisible();
  });
});

describe('a search that names no city', () => {
  const { Locality, LookUpFailed, LookingUp } = others;
  const near = (query: string) => dialog().getByRole('list', { name: `Cities near “${query}”` });
  const field = () => dialog().getByRole('searchbox', { name: 'Search cities' });
  const picked = { id: '8', name: 'Pune', state: 'Maharashtra' };

  test('finds the city of a locality and the town nearest to it, once each, and says which locality', async () => {
    const onCityChange = fn();
    await Locality.run({ args: { onCityChange } });
    await expect.poll(rows).toEqual(['Pune, Maharashtra · Hinjewadi', 'Pimpri-Chinchwad, Maharashtra · Hinjewadi']);
    await userEvent.click(near('Hinjewadi').getByRole('button', { name: /^Pune, Maharashtra · Hinjewadi\b/ }));
    expect(onCityChange).toHaveBeenCalledWith(picked);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('finds the city of a PIN code, which Enter picks as soon as it is known', async () => {
    const onCityChange = fn();
    await PinCode.run({ args: { onCityChange } });
    await expect.poll(rows).toContain('Pune, Maharashtra · Infotech Park 411057');
    await userEvent.fill(field(), '560066');
    // What was found before is not meant.
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onCityChange.mock.calls).toEqual([[{ id: '3', name: 'Bangalore', state: 'Karnataka' }]]);
  });

  test('says that it is looked up', async () => {
    await LookingUp.run();
    await expect.element(dialog().getByText('Looking up “Hinjewadi”...')).toBeVisible();
  });

  test('says that it could not be looked up, and offers to try again', async () => {
    await LookUpFailed.run();
    await expect.element(dialog().getByText('We could not look up “Hinjewadi”.')).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('does not repeat a city that was found in spite of a typing error, which Enter picks', async () => {
    const onCityChange = fn();
    await PinCode.run({ args: { onCityChange } });
    await userEvent.fill(field(), 'Puune');
    await expect.poll(rows).toEqual(expect.arrayContaining([expect.stringMatching(/^Pune, Maharashtra$/)]));
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onCityChange).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole('list', { name: 'Cities near “Puune”' })).not.toBeInTheDocument();
  });
});

describe('in Marathi', () => {
  const search = () => page.getByRole('searchbox', { name: 'शहर शोधा' });

  test('the cities have their Marathi names, and are reported by their English ones', async () => {
    const onCityChange = fn();
    await Marathi.run({ args: { onCityChange } });
    expect(tiles().slice(0, 4)).toEqual(['मुंबई', 'दिल्ली', 'बंगळुरू', 'चेन्नई']);
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^मुंबई/ }));
    expect(onCityChange).toHaveBeenCalledWith({ id: '1', name: 'Mumbai', state: 'Maharashtra' });
    await expect.element(page.getByRole('button', { name: 'मुंबई, महाराष्ट्र' })).toBeVisible();
  });

  test('every city stands under its Marathi letter', async () => {
    await Marathi.run();
    await userEvent.click(page.getByRole('button', { name: 'आणखी शहरे' }));
    await expect.poll(() => document.querySelector('.y-city-list__letter')?.textContent).toBe('अ');
    const { compare } = new Intl.Collator('mr');
    expect(rows()).toEqual(rows().toSorted((a, b) => compare(a?.split(',')[0] ?? '', b?.split(',')[0] ?? '')));
  });

  test.each([
    ['पुणे', 'पुणे, महाराष्ट्र'],
    ['pune', 'पुणे, महाराष्ट्र'],
    ['इंदौर', 'इंदूर, मध्य प्रदेश'],
  ])('is found as “%s”', async (query, found) => {
    await Marathi.run();
    await userEvent.fill(search(), query);
    await expect.poll(() => rows()[0]).toBe(found);
  });
});

test('a city is found by its name in Devanagari on an English page too, and by a Latin one as before', async () => {
  await AllCities.run();
  await userEvent.fill(dialog().getByRole('searchbox', { name: 'Search cities' }), 'नाग');
  await expect.poll(() => rows()).toContain('Nagpur, Maharashtra');
});
