import { composeStories } from '@storybook/react-vite';
import { searchEquipments } from '@yantra/contract/calls';
import { ScopeProvider } from '@yantra/state';
import { type MockAnswers, createTestScope, failing, machinesIn, makeEquipment, never } from '@yantra/testing';
import { otherHalf } from '@yantra/testing/sample';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ListingQuery } from './equipment-listing.query.ts';
import { emptyQuery } from './equipment-listing.query.ts';
import * as stories from './equipment-listing.stories.tsx';
import { EquipmentListing, type EquipmentListingProps, listingInput } from './index.ts';
import { KeptListing, cranesElsewhere, facets, page, relatedKinds, types } from './listing.fixture.tsx';

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
  Part,
  Nearby,
  Few,
  RelatedKinds,
  NothingKnown,
  NeedsPosition,
  LongHindiWords,
  Sized,
  LongTexts,
} = composeStories(stories);

const elsewhere = cranesElsewhere(makeEquipment({ id: 'crane' }));

const desktop = () => screen.viewport(1300, 900);
const phone = () => screen.viewport(360, 740);
const list = (place = 'Pune') => screen.getByRole('list', { name: `Machines on rent in ${place}` });
const mumbai = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 };

/** A listing in a scope that the test creates; `asked` has the inputs of its searches, `changes` the queries it requested. */
async function shown(
  query: Partial<ListingQuery> = {},
  answers: MockAnswers = {},
  leadForm?: EquipmentListingProps['leadForm'],
) {
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
      <KeptListing query={{ ...emptyQuery, ...query }} onQueryChange={onQueryChange} leadForm={leadForm} />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  await expect.element(view.getByRole('heading', { name: /EQUIPMENTS on rent$/ })).toBeVisible();
  return { scope, view, asked, onQueryChange, changes: () => onQueryChange.mock.calls.map(([wanted]) => wanted) };
}

describe('after few results', () => {
  const few = (some = {}) => ({ searchEquipments: page(machinesIn('Pune', 2), 2, { ...elsewhere, ...some }) });

  test('the count elsewhere is shown, with a link to all of them', async () => {
    await desktop();
    const { view, changes } = await shown({ search: 'crane' }, few({ elsewhere: { count: 33, cities: 24 } }));
    await expect.element(view.getByText('33 in 24 other places, nearest first')).toBeVisible();
    await userEvent.click(view.getByRole('link', { name: 'Show all 33' }));
    expect(changes()).toMatchObject([{ search: 'crane', isEverywhere: true, sort: 'distance' }]);
  });

  test('the page’s lead form gets the words, the category and the link to the marketplace’s', async () => {
    await desktop();
    const { view } = await shown({ search: 'crane', category: '6' }, few(), (need, link) => (
      <form aria-label="Lead">
        {JSON.stringify(need)} {link}
      </form>
    ));
    const form = view.getByRole('form', { name: 'Lead' });
    await expect.element(form.getByText(/"details":"crane","categoryId":"6"/)).toBeVisible();
    await expect.element(form.getByRole('link')).toHaveAttribute('href', '/?need=crane&categoryId=6#lead');
  });
});

describe('what the listing shows', () => {
  // spec: listing.title, constant.page-size, listing.cards
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

  // spec: listing.cards, constant.skeletons
  test('is six skeletons while it loads', async () => {
    await Loading.run();
    expect(document.querySelectorAll('.y-card--skeleton')).toHaveLength(6);
    await expect.element(screen.getByRole('status').getByText('Loading machines in Pune')).toBeInTheDocument();
  });

  // spec: listing.failure, says.listing-silent
  test('is why it failed, never an empty list', async () => {
    await Failed.run();
    await expect
      .element(screen.getByRole('alert').getByRole('heading', { name: /^Error: Something went wrong/ }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    expect(document.body.textContent).not.toContain('No Equipment found');
  });

  test('works without the lists of categories and types', async () => {
    await desktop();
    await HalfFailed.run();
    await expect.element(screen.getByRole('link', { name: 'Earthmoving' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /^Excavator/ })).toBeVisible();
  });

  test('shows how the search was understood', async () => {
    await Corrected.run();
    await expect.element(screen.getByText('Showing results for tractor')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Tractors EQUIPMENTS on rent' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^Search instead for .?tracter/ }))
      .toHaveAttribute('href', '/equipments/tracter?exact=1');
  });

  test('counts the results of the search, and names the town once', async () => {
    const city = { id: '20', name: 'Nagpur', state: 'Maharashtra' };
    const understood = { answer: 'here' as const, words: ['crane'], corrections: [], unknown: [], city };
    const { view } = await shown(
      { search: 'crane in nagpur' },
      { searchEquipments: page(machinesIn('Nagpur', 3), 3, { understood }) },
    );
    const said = () =>
      view
        .getByRole('status')
        .element()
        .textContent.replaceAll(/[\u2066-\u2069]/g, '');
    await expect.poll(said).toContain('3 machines for “crane” in Nagpur');
  });

  test('is no wider than the screen, whatever the names', async () => {
    await phone();
    await LongTexts.run();
    await expect.poll(() => list().getByRole('listitem').length).toBe(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  test('has horizontal cards where the list is narrow', async () => {
    await phone();
    await Ready.run();
    await expect.poll(() => list().getByRole('listitem').length).toBe(20);
    const card = document.querySelector('.y-card')?.getBoundingClientRect();
    expect((card?.width ?? 0) / (card?.height ?? 1)).toBeGreaterThan(1.5);
  });
});

describe('nothing found', () => {
  // spec: listing.cards
  test('names the filters as the reason, and removes them', async () => {
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
      .element(screen.getByText('Nothing in Pune fits “qqqqxxxx”. Check the spelling, or see other places.'))
      .toBeVisible();
  });

  test('isolates right-to-left words, so that the sentence keeps its order', async () => {
    const { view } = await shown({ search: 'abc\u202edef' }, { searchEquipments: page([]) });
    await expect
      .element(view.getByText('Nothing in Pune fits “\u2068abcdef\u2069”. Check the spelling, or see other places.'))
      .toBeVisible();
    await expect.element(view.getByRole('link', { name: 'Remove “\u2068abcdef\u2069”' })).toBeVisible();
  });

  test('on a page beyond the last links to the first', async () => {
    await BeyondTheEnd.run();
    await expect.element(screen.getByText('This list has 7 pages only.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Go to the first page' }))
      .toHaveAttribute('href', '/equipments');
  });
});

describe('how the words were understood', () => {
  const meaning = (some: object) => ({ understood: { corrections: [], answer: 'here' as const, ...some } });

  test('can be undone: the words as typed', async () => {
    const { view, asked } = await shown(
      { search: 'tracter', page: 2 },
      {
        searchEquipments: page(
          machinesIn('Pune', 9),
          9,
          meaning({ corrections: [{ typed: 'tracter', meant: 'tractor' }] }),
        ),
      },
    );
    await userEvent.click(view.getByRole('link', { name: /^Search instead for/ }));
    await expect.poll(() => asked.at(-1)).toMatchObject({ searchTerm: 'tracter', exact: true, page: 1 });
    await userEvent.click(view.getByRole('link', { name: 'Remove Exactly as typed' }));
    await expect.poll(() => asked.at(-1)).not.toHaveProperty('exact');
  });

  test('is shown with the ignored words, the size and the place', async () => {
    await Part.run();
    await expect.element(screen.getByText('Nothing is known of “xyz” and “abcd”: shown without them.')).toBeVisible();
    await expect.element(screen.getByText('Nothing called “volvo” here. These are others of the kind.')).toBeVisible();
    const facts = screen.getByRole('list', { name: 'How we read your search' }).getByRole('listitem');
    await expect.element(facts.first()).toHaveTextContent('Around Kothrud, within 25 km');
    await expect.element(facts.last()).toHaveTextContent('About 10 t first');
    await expect.element(screen.getByRole('status').getByText(/ in Kothrud$/)).toBeVisible();
    await expect.element(screen.getByText('Pune, under 1 km')).toBeVisible();
  });

  test('links past others of the kind to the nearest with the word', async () => {
    await phone();
    await Part.run();
    await userEvent.click(screen.getByRole('link', { name: '“volvo”, nearest elsewhere' }));
    const heading = screen.getByRole('heading', { name: '“volvo”, nearest elsewhere' });
    await expect.element(heading).toBeInViewport();
    await expect.element(heading).toHaveFocus();
  });

  test('requests the position for “near me”, and searches there', otherHalf, async () => {
    const { view, asked } = await shown(
      { search: 'jcb near me' },
      { searchEquipments: page(machinesIn('Pune', 9), 9, meaning({ needsPosition: true })) },
    );
    const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    onTestFinished(() => position.mockRestore());
    position.mockImplementation((done) => done({ coords: { latitude: 19.99731, longitude: 73.78962 } } as never));
    await userEvent.click(view.getByRole('button', { name: 'Use my location' }));
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ near: { latitude: 19.997, longitude: 73.79, radiusKm: 25 }, searchTerm: 'jcb near me' });
    expect(asked.at(-1)).not.toHaveProperty('selectedCityId');
    await expect.element(view.getByText('9 machines for “jcb near me” in your area')).toBeVisible();
    await userEvent.click(view.getByRole('link', { name: 'Remove Around you' }));
    await expect.element(view.getByText('9 machines for “jcb near me” in Pune')).toBeVisible();
  });

  test.each([
    [1, 'Your browser did not share the location. Please choose a city.'],
    [3, 'We could not find where you are. Please choose a city.'],
  ])('says it where the browser does not tell (%i)', async (code, sentence) => {
    await NeedsPosition.run();
    const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    onTestFinished(() => position.mockRestore());
    position.mockImplementation((_done, fail) => fail?.({ code, PERMISSION_DENIED: 1 } as never));
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(screen.getByRole('button', { name: 'Use my location' })).toBeEnabled();
  });

  test('for a place in another city drops the surroundings', async () => {
    const near = { latitude: 19.997, longitude: 73.79, radiusKm: 25 };
    const { scope, asked, onQueryChange } = await shown({ near });
    scope.selectCity(mumbai);
    await expect.poll(() => asked.at(-1)).toMatchObject({ selectedCity: 'Mumbai' });
    expect(asked.at(-1)).not.toHaveProperty('near');
    await expect.poll(() => onQueryChange.mock.calls).toContainEqual([emptyQuery, { replace: true }]);
  });
});

describe('few or none here', () => {
  test('says so, and continues with the nearest elsewhere and their distance', otherHalf, async () => {
    await Nearby.run();
    await expect.element(screen.getByRole('heading', { name: 'No Equipment found' })).toBeVisible();
    await expect
      .element(screen.getByText('Nothing in Pune fits “tower crane” yet. Here are the nearest.'))
      .toBeVisible();
    const elsewhere = screen.getByRole('region', { name: 'Nearest elsewhere' });
    await expect.element(elsewhere.getByText('Nashik, 142 km', { exact: true })).toBeVisible();
    await expect.poll(() => elsewhere.getByRole('article').length).toBe(4);
    await expect
      .element(elsewhere.getByRole('link', { name: 'Look in all cities' }))
      .toHaveAttribute('href', '/equipments/tower%20crane?everywhere=1&sort=distance');
    expect(document.querySelector('.y-state')).toBeNull();
  });

  test('shows the results first, and then more nearby', async () => {
    await Few.run();
    await expect.poll(() => list().getByRole('article').length).toBe(2);
    await expect.element(screen.getByRole('heading', { name: 'More near Pune' })).toBeVisible();
  });

  test('links to towns that have some, each with its own address', async () => {
    const { view, scope, asked } = await shown({ search: 'tower crane' }, { searchEquipments: page([], 0, elsewhere) });
    const towns = view.getByRole('list', { name: 'Towns that have some, nearest first' });
    const nashik = towns.getByRole('link', { name: /^Nashik/ });
    await expect.element(nashik).toHaveAttribute('href', '/equipments/tower%20crane?city=21');
    await expect.element(nashik).toHaveTextContent('Nashik 142 km · 2');
    await userEvent.click(nashik);
    expect(scope.city.value).toMatchObject({ id: '21', name: 'Nashik' });
    await expect.poll(() => asked.at(-1)).toMatchObject({ selectedCityId: '21', searchTerm: 'tower crane' });
  });

  test('links to the lead form with the words and the category filled in', async () => {
    await Nearby.run();
    const link = screen.getByRole('region', { name: 'Tell an owner what you need' }).getByRole('link');
    await expect.element(link).toHaveAttribute('href', '/?need=tower+crane&categoryId=7#lead');
  });

  test('has no lead form after enough results, or for one supplier’s machines', async () => {
    await Ready.run();
    await expect.poll(() => list().getByRole('listitem').length).toBe(20);
    expect(document.body.textContent).not.toContain('Tell an owner');
    const scope = createTestScope({ answers: { searchEquipments: page(machinesIn('Pune', 2)) } });
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    root.render(
      <ScopeProvider value={scope}>
        <EquipmentListing query={emptyQuery} supplier="own" />
      </ScopeProvider>,
    );
    await expect.poll(() => place.querySelectorAll('article').length).toBe(2);
    expect(place.textContent).not.toContain('Tell an owner');
  });

  test('ends with related kinds and their counts, here or in India', async () => {
    await RelatedKinds.run();
    await expect.element(screen.getByText('Nobody in India has listed “crawler crane” with us yet.')).toBeVisible();
    const kinds = screen.getByRole('list', { name: 'You may also look for' }).getByRole('link');
    await expect.element(kinds.first()).toHaveTextContent('Pick-and-carry crane 12');
    await expect.element(kinds.first()).toHaveAttribute('href', '/equipments/Pick-and-carry%20crane');
    await expect.element(kinds.last()).toHaveTextContent('Self-loading concrete mixer 1,204 in India');
  });

  test('offers popular kinds where no word was understood', async () => {
    await NothingKnown.run();
    await expect.element(screen.getByRole('heading', { name: 'No Equipment found' })).toBeVisible();
    await expect.element(screen.getByText(/^We know of nothing called “qqqqxxxx”/)).toBeVisible();
    await expect.poll(() => screen.getByRole('list', { name: 'Often looked for' }).getByRole('link').length).toBe(3);
    expect(document.body.textContent).not.toContain('shown without');
  });

  test('is no wider than the screen, whatever the words', async () => {
    await phone();
    await LongHindiWords.run();
    await expect.element(screen.getByRole('heading', { name: 'Nearest elsewhere' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  test('is in the first HTML, with plain links', async () => {
    const scope = createTestScope({
      answers: {
        getEquipmentTypeDropDown: () => types,
        searchEquipments: page([], 0, {
          understood: { corrections: [{ typed: 'crain', meant: 'crane' }], answer: 'nearby', unknown: ['xyz'] },
          ...elsewhere,
          related: relatedKinds,
        }),
      },
    });
    const query = { ...emptyQuery, search: 'crain xyz' };
    await scope.prefetch(searchEquipments, listingInput(query, scope.city.peek(), 20));
    const html = renderToStaticMarkup(
      <ScopeProvider value={scope}>
        <EquipmentListing query={query} headingLevel={1} />
      </ScopeProvider>,
    );
    for (const part of [
      '<q>crane xyz</q>',
      'href="/equipments/crain%20xyz?exact=1"',
      'Nothing is known of “xyz”: shown without it.',
      'No Equipment found',
      'Nearest elsewhere',
      'Nashik, 142 km',
      'href="/equipments/crain%20xyz?city=21"',
      'href="/?need=crane+xyz#lead"',
      'href="/equipments/Mobile%20crane"',
    ])
      expect(html).toContain(part);
  });
});

describe('a press on a result', () => {
  const click = (link: Element | undefined | null) => {
    link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    (link as HTMLElement | undefined)?.click();
  };
  const beacons = () => {
    const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    onTestFinished(() => send.mockRestore());
    return () => send.mock.calls.map(([url, body]) => [url, JSON.parse(String(body)) as unknown]);
  };

  test('of a search is counted with its position, through the results here and then elsewhere', async () => {
    const { view } = await shown(
      { search: 'crane', words: 'tower' },
      { searchEquipments: page(machinesIn('Pune', 2), 2, elsewhere) },
    );
    const sent = beacons();
    await expect.poll(() => view.getByRole('article').length).toBe(6);
    const links = [...view.element().querySelectorAll('article a')];
    click(links[1]);
    click(links[2]);
    expect(sent()).toEqual([
      ['/api/Search/NotePress', { searchTerm: 'crane tower', position: 2 }],
      ['/api/Search/NotePress', { searchTerm: 'crane tower', position: 3 }],
    ]);
  });

  test('on a later page counts from the first', async () => {
    const { view } = await shown({ search: 'crane', page: 3 });
    const sent = beacons();
    await expect.poll(() => view.getByRole('article').length).toBe(20);
    click(view.element().querySelector('article a'));
    expect(sent()).toEqual([['/api/Search/NotePress', { searchTerm: 'crane', position: 41 }]]);
  });

  test('without words is not counted', otherHalf, async () => {
    const { view } = await shown({ category: '6' });
    const sent = beacons();
    await expect.poll(() => view.getByRole('article').length).toBe(20);
    click(view.element().querySelector('article a'));
    expect(sent()).toEqual([]);
  });
});

describe('the capacity', () => {
  test('is a filter where all results are hired by one unit, and takes effect on Apply', otherHalf, async () => {
    await desktop();
    const { view, changes, asked } = await shown(
      { search: 'crane', page: 2 },
      {
        searchEquipments: page(machinesIn('Pune', 9), 40, {
          facets: { ...facets, capacity: { unit: 't', min: 3, max: 120 } },
        }),
      },
    );
    const group = view.getByRole('group', { name: 'Capacity in t' });
    await userEvent.fill(group.getByRole('textbox', { name: 'From' }), '14');
    await userEvent.fill(group.getByRole('textbox', { name: 'To' }), '62.5');
    expect(changes()).toEqual([]);
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    expect(changes()).toEqual([{ ...emptyQuery, search: 'crane', capacity: [14, 62.5] }]);
    await expect.poll(() => asked.at(-1)).toMatchObject({ startCapacity: 14, endCapacity: 62.5 });
    await userEvent.click(view.getByRole('link', { name: 'Remove 14–62.5 t' }));
    await expect.poll(() => asked.at(-1)).not.toHaveProperty('startCapacity');
  });

  test('that is invalid shows an error, and is not applied', async () => {
    await desktop();
    await Sized.run();
    const group = screen.getByRole('group', { name: 'Capacity in t' });
    await userEvent.fill(group.getByRole('textbox', { name: 'From' }), 'large');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Write a number, such as 14 or 62.5.');
    await expect.element(group.getByRole('textbox', { name: 'From' })).toHaveFocus();
  });

  test('is no filter where results have several units', async () => {
    await desktop();
    await Ready.run();
    await expect.poll(() => list().getByRole('listitem').length).toBe(20);
    expect(document.querySelector('[name=minCapacity]')).toBeNull();
  });
});

describe('the filters', () => {
  // spec: listing.filters, listing.apply, listing.reload, constant.insurance, entity.filters
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

  // spec: constant.discounts, constant.insurance
  test('have the documented discounts, and insurance that is yes, no or nothing', async () => {
    await desktop();
    const { view } = await shown({}, { searchEquipments: page(machinesIn('Pune', 2), 2, { facets: undefined }) });
    const labels = [10, 25, 35, 50, 60, 70].map((percent) => new RegExp(`^${percent}% or more`));
    for (const name of labels) await expect.element(view.getByRole('checkbox', { name })).toBeVisible();
    expect(view.getByRole('checkbox', { name: /% or more/ }).length).toBe(labels.length);
    expect(view.getByRole('group', { name: 'Insurance' }).getByRole('radio').length).toBe(3);
  });

  test('disable options without results, except chosen ones', async () => {
    await desktop();
    const none = (count: number) => ({ id: String(count), value: '', count: 0 });
    const scarce = {
      ...facets,
      discounts: [...facets.discounts.slice(0, 3), none(50), none(60), none(70)],
      zones: facets.zones.map((zone) => (zone.value === 'East' ? { ...zone, count: 0 } : zone)),
      insurance: { yes: 2, no: 0 },
    };
    const few = page(machinesIn('Pune', 2), 2, { facets: scarce });
    const { view } = await shown({ discounts: [60] }, { searchEquipments: few });
    const offered = view.getByRole('group', { name: 'Discount' }).getByRole('checkbox');
    await expect
      .poll(() => offered.elements().map((one) => (one as HTMLInputElement).value))
      .toEqual(['10', '25', '35', '60']);
    await expect.element(view.getByText(/50 and 70% would leave nothing here.$/)).toBeVisible();
    expect(view.getByRole('option', { name: /^East/ }).query()).toBeNull();
    await expect.element(view.getByRole('radio', { name: 'No 0' })).toBeDisabled();
    await expect.element(view.getByRole('radio', { name: 'Yes 2' })).toBeEnabled();
  });

  test('have one filled button, once there is something to apply', otherHalf, async () => {
    await desktop();
    const { view } = await shown();
    const apply = view.getByRole('button', { name: 'Apply' });
    await expect.element(apply).toHaveClass('y-button--secondary');
    await userEvent.click(view.getByRole('checkbox', { name: '25% or more' }));
    await expect.element(apply).toHaveClass('y-button--primary');
    await userEvent.click(view.getByRole('checkbox', { name: '25% or more' }));
    await expect.element(apply).toHaveClass('y-button--secondary');
  });

  // spec: listing.filters
  test('have two thumbs that stay ten hours apart, by keyboard', async () => {
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

  test('show an error for an invalid price and apply nothing', otherHalf, async () => {
    await desktop();
    const { view, changes } = await shown();
    await userEvent.fill(view.getByRole('textbox', { name: 'Least' }), 'cheap');
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    await expect.element(view.getByRole('alert')).toHaveTextContent('Write whole rupees, such as 5000.');
    await expect.element(view.getByRole('textbox', { name: 'Least' })).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  test('are cleared by Clear, again only with Apply', otherHalf, async () => {
    await desktop();
    const { view, changes } = await shown({ zone: 'West', discounts: [10] });
    await userEvent.click(view.getByRole('button', { name: 'Clear' }));
    await expect.element(view.getByRole('checkbox', { name: /^10% or more/ })).not.toBeChecked();
    expect(changes()).toEqual([]);
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    expect(changes()).toEqual([emptyQuery]);
  });

  test('are removed one by one or all at once, and the focus stays near', otherHalf, async () => {
    await desktop();
    await Filtered.run();
    await userEvent.click(screen.getByRole('link', { name: 'Remove 50% or more' }));
    await expect.element(screen.getByRole('link', { name: 'Remove 50% or more' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await expect.element(screen.getByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Earthmoving EQUIPMENTS on rent' })).toBeVisible();
  });

  // spec: listing.layout
  test('open from below on a phone, and are discarded unless applied', async () => {
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
  // spec: listing.cards
  test('is the next page, with a real address, and the focus on its heading', async () => {
    await LaterPage.run();
    const next = screen.getByRole('link', { name: 'Page 5' });
    await expect.element(next).toHaveAttribute('href', '/equipments?page=5');
    await userEvent.click(next);
    await expect.element(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('status')).toHaveFocus();
  });

  // spec: listing.reload
  test('is another category’s, without the previous types', async () => {
    const { view, changes } = await shown({ types: [29], zone: 'West', page: 2 });
    await userEvent.click(view.getByRole('link', { name: 'Lifting' }));
    expect(changes()).toEqual([{ ...emptyQuery, zone: 'West', category: '7' }]);
  });

  test('is in another order from its first page', async () => {
    const { view, changes } = await shown({ page: 2 });
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Sort' }), 'Price: low to high');
    expect(changes()).toEqual([{ ...emptyQuery, sort: 'priceAsc' }]);
  });

  test('follows words typed into it, replacing the history entry', async () => {
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

  test('that is still loading leaves the filters unchanged', otherHalf, async () => {
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

test('without a listener every link is a real address and the filters a real form', async () => {
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
  const form = place.querySelector<HTMLFormElement>('.y-listing__filters');
  expect(form?.getAttribute('action')).toBe('/equipments/mini');
  expect(String(new URLSearchParams(new FormData(form ?? undefined) as never))).toBe(
    'hoursFrom=5&hoursTo=100&zone=West&insurance=&priceFrom=&priceTo=&categoryId=6&city=1&q=&sort=relevance',
  );
});
