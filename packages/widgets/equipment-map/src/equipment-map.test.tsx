import { composeStories } from '@storybook/react-vite';
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import { type MockAnswer, createTestScope, failing, machinesIn, never } from '@yantra/testing';
import { otherHalf } from '@yantra/testing/sample';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fn } from 'storybook/test';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { mapMessages } from './equipment-map.messages.ts';
import * as stories from './equipment-map.stories.tsx';
import { EquipmentMap, type EquipmentMapProps, type MapArea } from './index.ts';
import { answersFor, aroundPune, streetTile } from './map.fixture.ts';

const machinesAroundPune = (count = 9) => aroundPune(machinesIn('Pune', count));

const {
  Alone,
  AlonePhone,
  CardFailed,
  CardOpen,
  Clusters,
  Empty,
  Failed,
  LongTexts,
  Phone,
  Ready,
  SamePlace,
  SearchingAPlace,
} = composeStories(stories);

const mumbai = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.0728, longitude: 72.8826 };
const map = (shown: Pick<Locator, 'getByRole'> = page) => shown.getByRole('region', { name: 'Map', exact: true });
/** The marker of a machine, named by machine and price. */
const pill = (name: string) => new RegExp(`^${name}, ₹`);
const marker = (name: string) => map().getByRole('button', { name: pill(name) });
const cards = () => page.getByRole('list', { name: 'Machines on the map' }).getByRole('listitem');
const lastArea = (told: ReturnType<typeof fn>) => (told.mock.lastCall?.[0] ?? {}) as Partial<MapArea>;
const focused = () => document.activeElement as HTMLElement | null;

/** A map in a scope that the test creates. */
function inScope(options: Parameters<typeof createTestScope>[0], props: EquipmentMapProps = {}) {
  const scope = createTestScope(options);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <EquipmentMap {...props} />
    </ScopeProvider>,
  );
  return { scope, shown: page.elementLocator(place) };
}

beforeEach(() => page.viewport(1280, 800));

describe('what the map shows', () => {
  // spec: map.markers, map.delay, constant.map
  test('is each machine as a button with its name, and the same machines as a list', async () => {
    await Ready.run();
    await expect.element(marker('ACE 14XW')).toBeVisible();
    await expect.poll(() => cards().length).toBe(8);
    await expect
      .element(cards().first().getByRole('link', { name: 'JCB 3DX ecoXcellence' }))
      .toHaveAttribute('href', '/equipment-details?id=Pune-0');
    await expect.element(page.getByText('8 machines in this part of the map.')).toBeVisible();
    expect(map().element().getBoundingClientRect().height).toBe(400);
    await expect
      .element(page.getByRole('combobox', { name: 'Search for location' }))
      .toHaveAttribute('placeholder', 'Search for location');
  });

  test('shows the credits of its data', async () => {
    await Ready.run();
    await expect.element(map().getByText('svg-maps, GeoNames CC BY 4.0 · Natural Earth, GSHHG')).toBeVisible();
  });

  test('has, before any script, heading, search and a link to the list, without a style attribute', () => {
    const html = renderToString(
      <ScopeProvider value={createTestScope()}>
        <EquipmentMap />
      </ScopeProvider>,
    );
    expect(html).toContain('<h2>Machines near Pune</h2>');
    expect(html).toContain('aria-label="Search for location"');
    expect(html).toContain('href="/equipments"');
    expect(html).not.toContain('style=');
  });

  test('shows clusters with their counts where there are many', async () => {
    await Clusters.run();
    await expect.poll(() => document.querySelectorAll('.y-map__cluster').length).toBeGreaterThan(10);
    const [cluster] = document.querySelectorAll('.y-map__cluster');
    expect(cluster?.getAttribute('aria-label')).toBe(`${cluster?.textContent} machines`);
  });

  test('says when there is nothing, and what to do', async () => {
    await Empty.run();
    await expect.element(page.getByText('Zoom out, or search for another place.')).toBeVisible();
  });

  test('copes with long names and missing pictures without growing wider', async () => {
    await LongTexts.run();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });
});

describe('a chosen marker', () => {
  // spec: map.window, map.window-colour
  test('shows the machine with its price, its unit and a link to its page', async () => {
    await CardOpen.run();
    const card = map().getByRole('article');
    await expect.element(card.getByText('Rent Starts From')).toBeVisible();
    await expect.element(card.getByText('₹8,740')).toBeVisible();
    await expect.element(card.getByText('/ day')).toBeVisible();
    await expect.element(card.getByText('5% Off')).toBeVisible();
    await expect.element(card.getByRole('img', { name: '5 out of 5' })).toBeVisible();
    expect(card.element().querySelector('.y-compact__picture img, .y-compact__picture svg')).not.toBeNull();
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/equipment-details?id=Pune-0');
    await expect.element(marker('JCB 3DX ecoXcellence')).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelector<HTMLElement>('.y-map__card--chosen')?.style.getPropertyValue('--colour')).toBe(
      '#EF6C00',
    );
  });

  // spec: map.window-close
  test('is closed by its cross, and marks its item in the list until then', async () => {
    await CardOpen.run();
    await expect.element(cards().first()).toHaveAttribute('aria-current', 'true');
    await userEvent.click(map().getByRole('button', { name: 'Close' }));
    expect(document.querySelector('.y-map__card--chosen')).toBeNull();
    await expect.element(marker('JCB 3DX ecoXcellence')).toHaveAttribute('aria-pressed', 'false');
  });

  test('is opened and closed by keyboard, and gets the focus back', async () => {
    await Ready.run();
    await expect.element(marker('ACE 14XW')).toBeVisible();
    marker('ACE 14XW').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()?.textContent).toBe('ACE 14XW');
    await userEvent.keyboard('{Escape}');
    expect(focused()?.getAttribute('aria-label')).toMatch(pill('ACE 14XW'));
  });

  test('keeps the focus when its card replaces the placeholder', otherHalf, async () => {
    const arrived = Promise.withResolvers<void>();
    const usual = answersFor(machinesAroundPune());
    const getEquipmentById: MockAnswer = async (input) => {
      await arrived.promise;
      return usual.getEquipmentById(input);
    };
    // Not in the list yet either.
    const { shown } = inScope({ answers: { ...usual, getEquipmentById, searchEquipments: never } });
    const button = map(shown).getByRole('button', { name: pill('ACE 14XW') });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()?.textContent).toBe('ACE 14XW');
    arrived.resolve();
    await expect.element(map(shown).getByText('Rent Starts From')).toBeVisible();
    await expect.poll(() => focused()?.textContent).toBe('ACE 14XW');
  });

  test('is reported to the page before it is followed, and stays when prevented', otherHalf, async () => {
    const onEquipmentSelect = fn(() => false);
    await CardOpen.run({ args: { onEquipmentSelect } });
    const before = location.href;
    await userEvent.click(map().getByRole('article').getByRole('link'));
    expect(onEquipmentSelect).toHaveBeenCalledWith({
      id: 'Pune-0',
      name: 'JCB 3DX ecoXcellence',
      href: '/equipment-details?id=Pune-0',
    });
    expect(location.href).toBe(before);
  });

  test('whose details fail to load says so and offers Retry', async () => {
    await CardFailed.run();
    await expect.element(map().getByText(/^Error loading equipment details: /)).toBeVisible();
    await expect.element(map().getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('stands at the foot of the map on a phone', async () => {
    await page.viewport(360, 740);
    await Phone.run();
    const frame = map().element().getBoundingClientRect();
    const popup = document.querySelector('.y-map__popup')?.getBoundingClientRect();
    expect(Math.round(frame.bottom - (popup?.bottom ?? 0))).toBe(13);
  });
});

describe('the map by itself', otherHalf, () => {
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

  test('contains its search and, in its lower corner, the chosen machine, without growing', async () => {
    await Alone.run();
    const frame = boxOf(map());
    expect(frame.height).toBe(400);
    const search = boxOf(page.getByRole('combobox', { name: 'Search for location' }));
    expect(search.top).toBeGreaterThan(frame.top);
    expect(search.left - frame.left).toBeLessThan(60);
    const card = (document.querySelector('.y-map__popup') as HTMLElement).getBoundingClientRect();
    expect([Math.round(card.left - frame.left), Math.round(frame.bottom - card.bottom)]).toEqual([17, 17]);
    const pressed = boxOf(marker('JCB 3DX ecoXcellence'));
    expect(pressed.left > card.right || pressed.bottom < card.top).toBe(true);
  });

  test('has no heading and no line below it, but announces the count', async () => {
    await Alone.run();
    expect(document.querySelector('.y-map-widget :is(h2, .y-map-widget__foot)')).toBeNull();
    expect(page.getByText('8 machines in this part of the map.').element().getAttribute('role')).toBe('status');
  });

  test('shows its list while that has the focus, and always has it for screen readers', async () => {
    await Alone.run();
    await expect.poll(() => cards().length).toBe(8);
    const side = () => document.querySelector<HTMLElement>('.y-map-widget__side') as HTMLElement;
    expect(getComputedStyle(side()).opacity).toBe('0');
    const link = cards().getByRole('link', { name: 'ACE 14XW', exact: true });
    page.getByRole('combobox', { name: 'Search for location' }).element().focus();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(getComputedStyle(side()).opacity).toBe('1');
    link.element().focus();
    await expect.poll(() => marker('ACE 14XW').element().hasAttribute('data-highlighted')).toBe(true);
  });

  test('goes to one’s position, and says so when that is unavailable', async () => {
    const onBoundsChange = fn();
    const position = { coords: { latitude: 19.9975, longitude: 73.7898 } } as GeolocationPosition;
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    onTestFinished(() => asked.mockRestore());
    asked.mockImplementationOnce((found) => found(position));
    await Alone.run({ args: { ...Alone.args, onBoundsChange } });
    const locate = page.getByRole('button', { name: 'Use my location' });
    await userEvent.click(locate);
    await expect.poll(() => lastArea(onBoundsChange).south).toBeGreaterThan(19);
    asked.mockImplementationOnce((_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    );
    await userEvent.click(locate);
    await expect
      .element(page.getByText('Your browser did not share the location. Please search for a place.'))
      .toBeVisible();
  });

  test('fits completely on a phone', async () => {
    await page.viewport(360, 740);
    await AlonePhone.run();
    const frame = boxOf(map());
    const card = boxOf(map().getByRole('article'));
    const zoom = boxOf(map().getByRole('button', { name: 'Zoom in' }));
    const search = boxOf(page.getByRole('combobox', { name: 'Search for location' }));
    expect(zoom.top).toBeGreaterThan(search.bottom);
    expect(card.top).toBeGreaterThan(zoom.bottom);
    expect(frame.bottom - card.bottom).toBeGreaterThan(20);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });
});

describe('several machines', () => {
  test('at one place are listed, and one of them is chosen from the list', async () => {
    await SamePlace.run();
    await userEvent.click(map().getByRole('button', { name: 'Cummins C125D5' }));
    await expect.element(map().getByRole('link', { name: 'Cummins C125D5' })).toHaveFocus();
  });

  test('that are apart are zoomed into', async () => {
    const onBoundsChange = fn();
    await Clusters.run({ args: { onBoundsChange } });
    await expect.poll(() => document.querySelectorAll('.y-map__cluster').length).toBeGreaterThan(10);
    await userEvent.click(page.elementLocator(document.querySelector('.y-map__cluster') as HTMLElement));
    await expect.poll(() => onBoundsChange.mock.lastCall?.[0]).toMatchObject({ zoom: 13 });
  });
});

describe('moving the map', () => {
  test('by buttons and keys reports the new area', async () => {
    const onBoundsChange = fn();
    await Ready.run({ args: { onBoundsChange } });
    await userEvent.click(map().getByRole('button', { name: 'Zoom in' }));
    await expect.poll(() => onBoundsChange.mock.lastCall?.[0]).toMatchObject({ zoom: 12 });
    const { west = 0 } = lastArea(onBoundsChange);
    map().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => lastArea(onBoundsChange).west).toBeGreaterThan(west);
    await userEvent.keyboard('-');
    await expect.poll(() => onBoundsChange.mock.lastCall?.[0]).toMatchObject({ zoom: 11 });
  });

  // spec: constant.map
  test.each([
    ['the drawing', {}, 13],
    ['tiles', { tilesUrl: streetTile }, 18],
  ])('begins at 11 in Pune, and on %s its buttons rest at the ends', otherHalf, async (_ground, props, most) => {
    const onBoundsChange = fn();
    const { shown } = inScope({ answers: answersFor(machinesAroundPune()) }, { ...props, onBoundsChange });
    const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => map(shown).getByRole('button', { name }));
    await expect.element(zoomIn as Locator).not.toHaveAttribute('aria-disabled');
    const zoomTo = async (button: Locator | undefined, from: number, to: number) => {
      for (let zoom = from; zoom !== to; zoom += Math.sign(to - from)) {
        await userEvent.click(button as Locator);
        await expect.poll(() => lastArea(onBoundsChange).zoom).toBe(zoom + Math.sign(to - from));
      }
    };
    await zoomTo(zoomIn, 11, most);
    await expect.element(zoomIn as Locator).toHaveAttribute('aria-disabled', 'true');
    expect(focused()).toBe(zoomIn?.element());
    const { south = 0, north = 0, west = 0, east = 0 } = lastArea(onBoundsChange);
    expect([(south + north) / 2, (west + east) / 2].map((degrees) => degrees.toFixed(1))).toEqual(['18.5', '73.9']);
    await zoomTo(zoomOut, most, 3);
    await expect.element(zoomOut as Locator).toHaveAttribute('aria-disabled', 'true');
    await expect.element(zoomIn as Locator).not.toHaveAttribute('aria-disabled');
  });

  test('searches again as it moves, and only on demand when that is off', otherHalf, async () => {
    const getViewport = vi.fn(answersFor(machinesAroundPune()).getViewport);
    const { shown } = inScope({ answers: { ...answersFor(machinesAroundPune()), getViewport } });
    const zoomIn = map(shown).getByRole('button', { name: 'Zoom in' });
    await expect.poll(() => getViewport.mock.calls.length).toBe(1);
    await userEvent.click(zoomIn);
    await expect.poll(() => getViewport.mock.calls.length).toBe(2);
    await userEvent.click(shown.getByRole('checkbox', { name: 'Search as I move the map' }));
    await userEvent.click(zoomIn);
    await userEvent.click(map(shown).getByRole('button', { name: 'Search this area' }));
    await expect.poll(() => getViewport.mock.calls.length).toBe(3);
    expect(getViewport.mock.lastCall?.[0]).toMatchObject({ zoom: 13 });
  });

  // spec: map.centre
  test('follows the city of the page', async () => {
    const onBoundsChange = fn();
    const { scope, shown } = inScope({ answers: answersFor([]) }, { onBoundsChange });
    await expect.element(map(shown)).toBeVisible();
    await expect.element(shown.getByRole('heading', { name: 'Machines near Pune' })).toBeVisible();
    scope.selectCity(mumbai);
    await expect.element(shown.getByRole('heading', { name: 'Machines near Mumbai' })).toBeVisible();
    await expect.poll(() => lastArea(onBoundsChange)).toMatchObject({ zoom: 11 });
    expect(lastArea(onBoundsChange).west).toBeLessThan(73);
  });

  test('by the wheel alone scrolls the page, and shows how to zoom', async () => {
    await Ready.run();
    const frame = map().element();
    const wheel = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
    frame.querySelector('.y-map__leaflet')?.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(false);
    await expect.element(map().getByText('Hold Ctrl while you scroll to zoom the map')).toBeVisible();
  });
});

describe('the streets', otherHalf, () => {
  const tiles = (shown: Locator) => shown.element().querySelectorAll('.leaflet-tile-loaded').length;
  const notes = (shown: Locator) => shown.element().querySelector('.y-map__legend .y-map__streets');
  const drawn = 'svg-maps, GeoNames CC BY 4.0 · Natural Earth, GSHHG';
  const withTiles = (getMapTiles: MockAnswer, props: EquipmentMapProps = {}) =>
    inScope({ answers: { ...answersFor(machinesAroundPune()), getMapTiles } }, props);

  test('of the operator lie over the drawing, with their credit, and reach to zoom 18', async () => {
    const onBoundsChange = fn();
    const { shown } = withTiles(
      () => ({ kind: 'raster', url: streetTile, credit: '© OpenStreetMap contributors, © Tiles' }),
      {
        zoom: 16,
        onBoundsChange,
      },
    );
    await expect.poll(() => tiles(shown)).toBeGreaterThan(2);
    await expect.element(map(shown).getByText('© OpenStreetMap contributors, © Tiles')).toBeVisible();
    await expect
      .element(map(shown).getByRole('link', { name: 'OpenStreetMap' }))
      .toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    expect(shown.getByText(drawn).query()).toBeNull();
    await expect.poll(() => lastArea(onBoundsChange).zoom).toBe(16);
    const zoomIn = map(shown).getByRole('button', { name: 'Zoom in' });
    for (const zoom of [17, 18]) {
      await userEvent.click(zoomIn);
      await expect.poll(() => lastArea(onBoundsChange).zoom).toBe(zoom);
    }
    await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
    expect(notes(shown)?.textContent).toBe('Open in Maps');
  });

  test('that do not come leave the drawing, its credit and its limit, and a line that says so', async () => {
    const { shown } = withTiles(
      () => ({ kind: 'raster', url: 'data:image/png;base64,AAAA#{z}/{x}/{y}', credit: '© T' }),
      {
        zoom: 16,
      },
    );
    const { streetsFailed } = mapMessages;
    await expect.element(map(shown).getByText(streetsFailed)).toBeVisible();
    await expect.element(map(shown).getByText(drawn)).toBeVisible();
    expect(document.querySelector('.y-map__leaflet canvas')).not.toBeNull();
    expect(tiles(shown)).toBe(0);
    await expect.element(map(shown).getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await expect.element(map(shown).getByText('2 km', { exact: true })).toBeVisible();
    await userEvent.click(map(shown).getByRole('button', { name: 'Retry' }));
    await expect.element(map(shown).getByText(streetsFailed)).toBeVisible();
  });

  test.each([
    ['is none', () => ({ kind: 'none', url: '', credit: '' })],
    ['is a failure', failing],
  ])(
    'are missing where the answer %s: the map ends at 13, says so, and leads to the person’s own app',
    async (_, answer) => {
      const { shown } = withTiles(answer, { zoom: 15 });
      await expect.element(map(shown).getByText('Our drawing ends here.')).toBeVisible();
      await expect
        .element(map(shown).getByRole('link', { name: 'Open in Maps' }))
        .toHaveAttribute('href', expect.stringMatching(/query=18\.\d{5},73\.\d{5}$/));
      await userEvent.click(map(shown).getByRole('button', { name: 'Zoom out' }));
      await expect.poll(() => notes(shown)?.checkVisibility()).toBe(false);
    },
  );

  test('or not, a chosen machine leads to the person’s own app', async () => {
    await CardOpen.run();
    await expect
      .element(map().getByRole('link', { name: 'Open in Maps' }))
      .toHaveAttribute('href', expect.stringMatching(/query=18\.55900,73\.77900$/));
  });
});

describe('where the map stands', () => {
  test('is given and told by its middle and zoom', async () => {
    const onAtChange = fn();
    const { shown } = inScope(
      { answers: answersFor(machinesAroundPune()) },
      { at: { latitude: 19.9975, longitude: 73.7898, zoom: 9 }, onAtChange },
    );
    await userEvent.click(map(shown).getByRole('button', { name: 'Zoom in' }));
    await expect
      .poll(() => onAtChange.mock.lastCall?.[0])
      .toEqual({
        latitude: expect.closeTo(19.9975, 2),
        longitude: expect.closeTo(73.7898, 2),
        zoom: 10,
      });
  });
});

describe('a machine of the list', () => {
  test('has its marker marked while it has the focus', async () => {
    await Ready.run();
    await expect.poll(() => cards().length).toBe(8);
    cards().getByRole('link', { name: 'ACE 14XW', exact: true }).element().focus();
    await expect.poll(() => marker('ACE 14XW').element().hasAttribute('data-highlighted')).toBe(true);
  });

  test('is scrolled to when its marker is chosen', otherHalf, async () => {
    await Ready.run();
    await expect.poll(() => cards().length).toBe(8);
    await userEvent.click(marker('Mahindra 575 DI XP Plus no. 7'));
    const isInSight = () => {
      const list = page.getByRole('list', { name: 'Machines on the map' }).element().getBoundingClientRect();
      const item = cards().filter({ hasText: 'Mahindra 575 DI XP Plus no. 7' }).element().getBoundingClientRect();
      return item.left >= list.left - 1 && item.right <= list.right + 1 && item.top >= list.top - 1;
    };
    await expect.poll(isInSight).toBe(true);
  });
});

describe('the search for a place', () => {
  test('flies to the result picked by keyboard', async () => {
    const onBoundsChange = fn();
    await SearchingAPlace.run({ args: { onBoundsChange } });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .element(page.getByRole('combobox', { name: 'Search for location' }))
      .toHaveValue('Nashik, Maharashtra');
    await expect
      .poll(() => (onBoundsChange.mock.lastCall?.[0] as { south: number } | undefined)?.south)
      .toBeGreaterThan(19);
  });

  test('takes the first place when Enter comes before the answer', otherHalf, async () => {
    await Ready.run();
    await userEvent.fill(page.getByRole('combobox', { name: 'Search for location' }), '411001');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('combobox', { name: 'Search for location' }))
      .toHaveValue('411001, Pune, Maharashtra');
  });
});

describe('a failure', otherHalf, () => {
  test('leaves the map standing and says what failed', async () => {
    await Failed.run();
    await expect.element(map().getByText('Error: Something went wrong on our side. Please try again.')).toBeVisible();
    await expect.element(map().getByRole('button', { name: 'Zoom in' })).toBeVisible();
  });

  test('is cleared by Retry', async () => {
    const usual = answersFor(machinesAroundPune());
    let isDown = true;
    const getViewport: MockAnswer = (input) => (isDown ? failing : usual.getViewport)(input);
    const { shown } = inScope({ answers: { ...usual, getViewport } });
    const retry = map(shown).getByRole('button', { name: 'Retry' });
    await expect.element(retry).toBeVisible();
    isDown = false;
    await userEvent.click(retry);
    await expect.element(map(shown).getByRole('button', { name: pill('ACE 14XW') })).toBeVisible();
  });
});
