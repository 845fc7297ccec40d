import { composeStories } from '@storybook/react-vite';
import { ScopeProvider } from '@yantra/state';
import { type MockAnswers, createTestScope, failing, machinesIn, never } from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ListingQuery } from './equipment-listing.query.ts';
import { emptyQuery } from './equipment-listing.query.ts';
import * as stories from './equipment-listing.stories.tsx';
import { EquipmentListing } from './index.ts';
import { KeptListing, page, types } from './listing.fixture.tsx';

const {
  Ready,
  Filtered,
  LaterPage,
  Loading,
  Failed,
  HalfFailed,
  Empty,
  EmptySearch,
  BeyondTheEnd,
  Corrected,
  LongTexts,
} = composeStories(stories);

const desktop = () => screen.viewport(1300, 900);
const phone = () => screen.viewport(360, 740);
const list = (place = 'Pune') => screen.getByRole('list', { name: `Machines on rent in ${place}` });
const mumbai = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 };

/** A listing in a scope that the test holds; `asked` has the inputs of its searches, `changes` the queries it wanted. */
async function shown(query: Partial<ListingQuery> = {}, answers: MockAnswers = {}) {
  const asked: Record<string, unknown>[] = [];
  const answer = answers.searchEquipments ?? page(machinesIn('Pune', 20), 137);
  const scope = createTestScope({
    answers: {
      getEquipmentTypeDropDown: () => types,
      ...answers,
      searchEquipments: (input) => {
        asked.push(input);
        return answer(input);
      },
    },
  });
  const onQueryChange = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <KeptListing query={{ ...emptyQuery, ...query }} onQueryChange={onQueryChange} />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  await expect.element(view.getByRole('heading', { name: /EQUIPMENTS on rent$/ })).toBeVisible();
  return { scope, view, asked, onQueryChange, changes: () => onQueryChange.mock.calls.map(([wanted]) => wanted) };
}

describe('what the listing shows', () => {
  test('is the title, how many machines there are, and twenty of them, each one link', async () => {
    await desktop();
    await Ready.run();
    await expect.element(screen.getByRole('heading', { name: 'All EQUIPMENTS on rent' })).toBeVisible();
    await expect.element(screen.getByRole('status').getByText('137 machines in Pune')).toBeVisible();
    await expect.poll(() => list().getByRole('listitem').length).toBe(20);
    await expect
      .element(list().getByRole('link', { name: 'JCB 3DX ecoXcellence', exact: true }))
      .toHaveAttribute('href', '/equipment-details?id=Pune-0');
  });

  test('is named after the category, by id or by name', async () => {
    const { view } = await shown({ category: '6' });
    await expect.element(view.getByRole('heading', { name: 'Earthmoving EQUIPMENTS on rent' })).toBeVisible();
    const byName = await shown({ category: 'earthmoving' });
    await expect
      .element(byName.view.getByRole('link', { name: 'Earthmoving' }))
      .toHaveAttribute('aria-current', 'true');
  });

  test('is six skeletons while it loads', async () => {
    await Loading.run();
    expect(document.querySelectorAll('.y-card--skeleton')).toHaveLength(6);
    await expect.element(screen.getByRole('status').getByText('Loading machines in Pune')).toBeInTheDocument();
  });

  test('is why it failed, never an empty list', async () => {
    await Failed.run();
    await expect
      .element(screen.getByRole('alert').getByRole('heading', { name: /^Error: Something went wrong/ }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    expect(document.body.textContent).not.toContain('No Equipment found');
  });

  test('stands without categories and types of their own', async () => {
    await desktop();
    await HalfFailed.run();
    await expect.element(screen.getByRole('link', { name: 'Earthmoving' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /^Excavator/ })).toBeVisible();
  });

  test('is what the search was taken for', async () => {
    await Corrected.run();
    await expect.element(screen.getByText('Showing results for tractor')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Tractors EQUIPMENTS on rent' })).toBeVisible();
  });

  test('is no wider than the screen, whatever the names', async () => {
    await phone();
    await LongTexts.run();
    await expect.poll(() => list().getByRole('listitem').length).toBe(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  test('lies down where the list is narrow', async () => {
    await phone();
    await Ready.run();
    await expect.poll(() => list().getByRole('listitem').length).toBe(20);
    const card = document.querySelector('.y-card')?.getBoundingClientRect();
    expect((card?.width ?? 0) / (card?.height ?? 1)).toBeGreaterThan(1.5);
  });
});

describe('nothing found', () => {
  test('says that the filters did it, and takes them off', async () => {
    await Empty.run();
    await expect.element(screen.getByRole('heading', { name: 'No Equipment found' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Remove the filters' }));
    await expect
      .element(screen.getByText('There is no machine of Earthmoving in Pune yet. Look further.'))
      .toBeVisible();
  });

  test('leads to all cities, nearest first', async () => {
    const { view, asked } = await shown({ search: 'qqqq' }, { searchEquipments: page([]) });
    await userEvent.click(view.getByRole('link', { name: 'Look in all cities' }));
    await expect.element(view.getByText('0 machines for “qqqq” in all cities')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ searchTerm: 'qqqq', sort: 'distance' });
    expect(asked.at(-1)).not.toHaveProperty('selectedCity');
  });

  test('names the words', async () => {
    await EmptySearch.run();
    await expect
      .element(screen.getByText('Nothing in Pune fits “qqqqxxxx”. Check the words, or look further.'))
      .toBeVisible();
  });

  test('names words that would turn the sentence round without letting them', async () => {
    const { view } = await shown({ search: 'abc\u202edef' }, { searchEquipments: page([]) });
    await expect
      .element(view.getByText('Nothing in Pune fits “\u2068abcdef\u2069”. Check the words, or look further.'))
      .toBeVisible();
    await expect.element(view.getByRole('link', { name: 'Remove “\u2068abcdef\u2069”' })).toBeVisible();
  });

  test('on a page beyond the last leads to the first', async () => {
    await BeyondTheEnd.run();
    await expect.element(screen.getByText('This list has 7 pages only.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Go to the first page' }))
      .toHaveAttribute('href', '/equipments');
  });
});

describe('the filters', () => {
  test('do nothing until Apply, which begins on the first page', async () => {
    await desktop();
    const { view, asked, changes } = await shown({ page: 3 });
    await userEvent.click(view.getByRole('checkbox', { name: /^Excavator/ }));
    await userEvent.click(view.getByRole('checkbox', { name: /^50% or more/ }));
    await userEvent.click(view.getByRole('checkbox', { name: /^10% or more/ }));
    await userEvent.click(view.getByText('No', { exact: true }));
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Zone' }), 'West');
    expect(changes()).toEqual([]);
    expect(asked).toHaveLength(1);
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    expect(changes()).toEqual([
      { ...emptyQuery, types: [29, 30, 31], discounts: [10, 50], insurance: 'no', zone: 'West', page: 1 },
    ]);
    await expect.element(view.getByRole('link', { name: 'Remove 50% or more' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({
      equipmentTypeId: [29, 30, 31],
      discount: 50,
      insuranceAvailable: false,
      zone: 'West',
      page: 1,
    });
  });

  test('have two thumbs that keep ten hours apart, by the keyboard alone', async () => {
    await desktop();
    const { view, changes } = await shown({ hours: [20, 32] });
    const from = view.getByRole('slider', { name: 'Rental hours from' });
    const to = view.getByRole('slider', { name: 'Rental hours to' });
    await expect.element(to).toHaveAttribute('aria-valuetext', '32 hours a week');
    (from.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(from).toHaveValue('22');
    (to.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(to).toHaveValue('100');
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    expect(changes().at(-1)).toMatchObject({ hours: [22, 100] });
  });

  test('say what is wrong with a price and apply nothing', async () => {
    await desktop();
    const { view, changes } = await shown();
    await userEvent.fill(view.getByRole('textbox', { name: 'Least' }), 'cheap');
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    await expect.element(view.getByRole('alert')).toHaveTextContent('Write whole rupees, such as 5000.');
    await expect.element(view.getByRole('textbox', { name: 'Least' })).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  test('are cleared by Clear, again only with Apply', async () => {
    await desktop();
    const { view, changes } = await shown({ zone: 'West', discounts: [10] });
    await userEvent.click(view.getByRole('button', { name: 'Clear' }));
    await expect.element(view.getByRole('checkbox', { name: /^10% or more/ })).not.toBeChecked();
    expect(changes()).toEqual([]);
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    expect(changes()).toEqual([emptyQuery]);
  });

  test('come off one by one and all at once, and the focus stays near', async () => {
    await desktop();
    await Filtered.run();
    await userEvent.click(screen.getByRole('link', { name: 'Remove 50% or more' }));
    await expect.element(screen.getByRole('link', { name: 'Remove 50% or more' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await expect.element(screen.getByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Earthmoving EQUIPMENTS on rent' })).toBeVisible();
  });

  test('come from below on a phone, and are forgotten unless applied', async () => {
    await phone();
    const { view, changes } = await shown({ zone: 'West' });
    await userEvent.click(view.getByRole('button', { name: 'Filters 1' }));
    const panel = screen.getByRole('dialog', { name: 'Filters' });
    await userEvent.click(panel.getByRole('checkbox', { name: /^25% or more/ }));
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    expect(changes()).toEqual([]);
    await userEvent.click(view.getByRole('button', { name: 'Filters 1' }));
    await expect.element(panel.getByRole('checkbox', { name: /^25% or more/ })).not.toBeChecked();
    await userEvent.click(panel.getByRole('checkbox', { name: /^35% or more/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    expect(changes()).toEqual([{ ...emptyQuery, zone: 'West', discounts: [35] }]);
    await expect.element(view.getByRole('button', { name: 'Filters 2' })).toHaveFocus();
  });
});

describe('another list', () => {
  test('is a page further, with a real address, and the focus at its head', async () => {
    await LaterPage.run();
    const next = screen.getByRole('link', { name: 'Page 5' });
    await expect.element(next).toHaveAttribute('href', '/equipments?page=5');
    await userEvent.click(next);
    await expect.element(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('status')).toHaveFocus();
  });

  test('is another category’s, without the types of the one before', async () => {
    const { view, changes } = await shown({ types: [29], zone: 'West', page: 2 });
    await userEvent.click(view.getByRole('link', { name: 'Lifting' }));
    expect(changes()).toEqual([{ ...emptyQuery, zone: 'West', category: '7' }]);
  });

  test('is in another order from its first page', async () => {
    const { view, changes } = await shown({ page: 2 });
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Sort' }), 'Price: low to high');
    expect(changes()).toEqual([{ ...emptyQuery, sort: 'priceAsc' }]);
  });

  test('comes by words typed into it, in place of the one before', async () => {
    const { view, asked, onQueryChange } = await shown({ page: 2 });
    const words = view.getByRole('searchbox', { name: 'Search within these machines' });
    await userEvent.fill(words, 'kubota');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked.at(-1)).toMatchObject({ searchTerm: 'kubota', page: 1 });
    expect(onQueryChange).toHaveBeenCalledWith({ ...emptyQuery, words: 'kubota' }, { replace: true });
    await expect.element(words).toHaveFocus();
  });

  test('is the first page of another city', async () => {
    const { scope, view, asked, onQueryChange } = await shown({ page: 3, isEverywhere: true });
    scope.selectCity(mumbai);
    await expect.element(view.getByText('137 machines in Mumbai')).toBeVisible();
    expect(onQueryChange).toHaveBeenCalledWith(emptyQuery, { replace: true });
    for (const input of asked.slice(1)) expect(input).toMatchObject({ selectedCity: 'Mumbai', page: 1 });
  });

  test('comes after Retry', async () => {
    const answer = vi
      .fn()
      .mockImplementationOnce(failing)
      .mockImplementation(page(machinesIn('Pune', 3)));
    const { view } = await shown({}, { searchEquipments: answer });
    await userEvent.click(view.getByRole('button', { name: 'Retry' }));
    await expect.poll(() => view.getByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  test('that is still on its way leaves the filters as they were', async () => {
    await desktop();
    let isFirst = true;
    const { view } = await shown(
      {},
      {
        searchEquipments: (input) => {
          const answer = isFirst ? page(machinesIn('Pune', 20), 137) : never;
          isFirst = false;
          return answer(input);
        },
      },
    );
    await userEvent.click(view.getByRole('link', { name: 'Lifting' }));
    await expect.element(view.getByText('Loading machines in Pune')).toBeVisible();
    await expect.element(view.getByRole('checkbox', { name: /^Excavator/ })).toBeVisible();
    await expect.element(view.getByRole('heading', { name: 'Lifting EQUIPMENTS on rent' })).toBeVisible();
  });
});

test('without a listener every way is a real address and the filters a real form', async () => {
  await desktop();
  const scope = createTestScope({
    answers: { searchEquipments: page(machinesIn('Pune', 20), 137), getEquipmentTypeDropDown: () => types },
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const query = { ...emptyQuery, search: 'mini', category: '6', zone: 'West' };
  root.render(
    <ScopeProvider value={scope}>
      <EquipmentListing query={query} carried={[['city', '1']]} />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  await expect
    .element(view.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('href', '/equipments/mini?categoryId=6&zone=West&page=2&city=1');
  const form = place.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/equipments/mini');
  expect(String(new URLSearchParams(new FormData(form ?? undefined) as never))).toBe(
    'hoursFrom=5&hoursTo=100&zone=West&insurance=&priceFrom=&priceTo=&categoryId=6&city=1&q=&sort=relevance',
  );
});
