// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { errors } from '@yantra/contract/calls';
import '@yantra/ui/styles.css';
import type { Language } from '@yantra/language';
import { ApiError, ScopeProvider } from '@yantra/state';
import { type MockAnswers, createTestScope, machinesIn } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fn } from 'storybook/test';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import * as stories from './equipment-map.stories.tsx';
import { EquipmentMap, type EquipmentMapProps } from './index.ts';
import hindi from './languages/hi.ts';
import marathi from './languages/mr.ts';
import { answersFor, aroundPune } from './map.fixture.ts';

const { HousesUnanswered, PartOfAPlace, PlaceFound, PlaceFoundAlone, PlaceFoundPhone, WhichPlace } =
  composeStories(stories);

const koregaonPark = { name: 'Koregaon Park', latitude: 18.536, longitude: 73.893 };
const mumbai = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.0728, longitude: 72.8826 };
const few = answersFor(aroundPune(machinesIn('Pune', 9)));
type Shown = Pick<Locator, 'getByRole'>;
const map = (shown: Shown = page) => shown.getByRole('region', { name: 'Map', exact: true });
const field = (shown: Shown = page) => shown.getByRole('combobox');
const pin = (shown: Shown = page) => shown.getByRole('img', { name: 'Found place: Koregaon Park' });
const heading = (name: string, shown: Shown = page) =>
  shown.getByRole('heading', { name: `Machines near ${name}`, exact: true });

/** A map in a scope that the test creates. */
function inScope(answers: MockAnswers, props: EquipmentMapProps = {}, language?: Language) {
  const scope = { ...createTestScope({ answers: { ...few, ...answers } }), language };
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

describe('a found place', () => {
  test('has a pin that is no button, the heading says it, and the page is told', async () => {
    const onPlaceChange = fn();
    await PlaceFound.run({ args: { onPlaceChange } });
    await expect.element(heading('Koregaon Park')).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Machines near Koregaon Park' }))
      .toBeInTheDocument();
    await expect.element(pin()).toBeVisible();
    expect(pin().element().closest('button, [tabindex="0"]:not(.y-map)')).toBeNull();
    expect(onPlaceChange.mock.calls).toEqual([[koregaonPark]]);
    await expect.element(field()).toHaveValue('Koregaon Park, Pune, Maharashtra 411001');
  });

  test('stands where it is while the map is moved and zoomed', async () => {
    await PlaceFound.run();
    const middle = () => {
      const { left, width, bottom } = pin().element().getBoundingClientRect();
      return [left + width / 2, bottom];
    };
    const frame = map().element().getBoundingClientRect();
    const centre = [frame.left + frame.width / 2, frame.top + frame.height / 2];
    const isAtCentre = () => Math.hypot(...middle().map((at, index) => at - (centre[index] ?? 0))) < 2;
    await expect.poll(isAtCentre).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Zoom out' }));
    await expect.poll(isAtCentre).toBe(true);
    map().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => (middle()[0] ?? 0) < (centre[0] ?? 0) - 20).toBe(true);
  });

  test('goes with the text of the field, and the map goes back to the city', async () => {
    const onPlaceChange = fn();
    const onAtChange = fn();
    await PlaceFound.run({ args: { onPlaceChange, onAtChange } });
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect.element(heading('Pune')).toBeVisible();
    expect(pin().elements()).toEqual([]);
    expect(onPlaceChange.mock.lastCall).toEqual([undefined]);
    await expect
      .poll(() => onAtChange.mock.lastCall?.[0])
      .toMatchObject({ zoom: 11, latitude: expect.closeTo(18.5196, 2) });
  });

  test.each([
    ['a desktop', PlaceFoundAlone, 1280],
    ['a phone', PlaceFoundPhone, 360],
  ])(
    'over a map alone on %s is said, and its cross takes it away and leaves the focus in the field',
    async (_, story, width) => {
      await page.viewport(width, 740);
      await story.run();
      await expect.element(page.getByText('Machines near Koregaon Park')).toBeVisible();
      const cross = page.getByRole('button', { name: 'Remove Koregaon Park' });
      expect(cross.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
      await userEvent.click(cross);
      expect(pin().elements()).toEqual([]);
      await expect.element(field()).toHaveValue('');
      await expect.element(field()).toHaveFocus();
    },
  );

  test('goes when another city is chosen', async () => {
    const { scope, shown } = inScope({}, { place: koregaonPark });
    await expect.element(pin(shown)).toBeVisible();
    scope.selectCity(mumbai);
    await expect.element(heading('Mumbai', shown)).toBeVisible();
    expect(pin(shown).elements()).toEqual([]);
    await expect.element(field(shown)).toHaveValue('');
  });

  test('that the page gives back has its pin and heading from the start', async () => {
    const onAtChange = fn();
    const html = renderToString(
      <ScopeProvider value={createTestScope()}>
        <EquipmentMap place={koregaonPark} />
      </ScopeProvider>,
    );
    expect(html).toContain('<h2>Machines near Koregaon Park</h2>');
    const { shown } = inScope({}, { place: koregaonPark, onAtChange });
    await expect.element(pin(shown)).toBeVisible();
    await expect.element(field(shown)).toHaveValue('Koregaon Park');
    await userEvent.click(shown.getByRole('button', { name: 'Zoom out' }));
    await expect
      .poll(() => onAtChange.mock.lastCall?.[0])
      .toMatchObject({ zoom: 12, latitude: expect.closeTo(18.536, 2), longitude: expect.closeTo(73.893, 2) });
  });

  test.each([
    [hindi, 'Koregaon Park के आसपास की मशीनें', 'खोजी गई जगह: Koregaon Park'],
    [marathi, 'Koregaon Park परिसरातील यंत्रे', 'शोधलेले ठिकाण: Koregaon Park'],
  ])('is said in the visitor’s language', async (language, title, label) => {
    const { shown } = inScope({}, { place: koregaonPark }, language);
    await expect.element(shown.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(shown.getByRole('img', { name: label })).toBeVisible();
  });
});

describe('a text', () => {
  test('that several places have as their name asks which one, with their states', async () => {
    await WhichPlace.run();
    await expect
      .element(page.getByRole('option', { name: 'Bilaspur, Chhattisgarh' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('status').filter({ hasText: 'Which one?' })).toBeInTheDocument();
    expect(document.querySelector('.y-map__place')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('Bilaspur, Uttar Pradesh');
    await expect.element(heading('Bilaspur')).toBeVisible();
  });

  test.each([
    ['that is known in part says so', PartOfAPlace, /^We do not know all of “Lane 5, Koregaon Park”\./],
    ['whose house cannot be looked up says so', HousesUnanswered, /^Streets and houses cannot be looked up just now\./],
  ])('%s, and offers what is known', async (_, story, sentence) => {
    await story.run();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: /^Koregaon Park/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(pin()).toBeVisible();
  });

  test('that nobody can look up now is said in a sentence, with a way to try again', async () => {
    const { sentence } = errors['place.unanswered'];
    const { shown } = inScope({ geocode: () => Promise.reject(new ApiError('place.unanswered', 503, sentence)) });
    await expect.element(map(shown)).toBeVisible();
    await userEvent.fill(field(shown), 'Sai Heights');
    await expect
      .element(shown.getByRole('alert').filter({ hasText: 'Please try a locality, a city or a PIN code.' }))
      .toBeVisible();
    await expect.element(shown.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('is sent with the city that the map shows', async () => {
    const geocode = fn(few.geocode);
    const { shown } = inScope({ geocode });
    await expect.element(map(shown)).toBeVisible();
    await userEvent.fill(field(shown), 'MG Road');
    await expect.poll(() => geocode.mock.lastCall?.[0]).toEqual({ text: 'MG Road', selectedCityId: '8' });
  });
});
