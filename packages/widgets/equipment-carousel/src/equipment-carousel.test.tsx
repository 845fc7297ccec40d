import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { ScopeProvider } from '@yantra/state';
import { createTestScope, failing, machinesIn, pageOf } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { fn } from 'storybook/test';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './equipment-carousel.stories.tsx';
import { EquipmentCarousel, type EquipmentCarouselProps } from './index.ts';

const {
  Ready,
  WithCategories,
  Loading,
  Failed,
  FailedCategories,
  Refused,
  Empty,
  EmptyCategory,
  TiedToACity,
  TwoMachines,
  LongTexts,
} = composeStories(stories);

const mumbai = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 };
const cards = () => page.getByRole('list', { name: /^Machines for hire/ }).getByRole('listitem');
const left = (index: number) => cards().nth(index).element().getBoundingClientRect().left;
const atWidth = (width: number) => page.viewport(width, 800);

/** Glide is loaded on pages used with a mouse. */
const glideHasCome = async () => {
  await userEvent.hover(cards().first());
  await expect.poll(() => document.querySelector('[data-slider="glide"]')).not.toBeNull();
};

/** A carousel in a scope that the test creates. */
function inScope(options: Parameters<typeof createTestScope>[0], props: EquipmentCarouselProps = {}) {
  const scope = createTestScope(options);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <EquipmentCarousel {...props} />
    </ScopeProvider>,
  );
  return { scope, shown: page.elementLocator(place) };
}

describe('what the carousel shows', () => {
  test('is the machines of the chosen city, each one link', async () => {
    await Ready.run();
    await expect.element(page.getByRole('region', { name: 'Machines for hire in Pune' })).toBeVisible();
    await expect.poll(() => cards().length).toBe(9);
    await expect
      .element(cards().first().getByRole('link', { name: 'JCB 3DX ecoXcellence' }))
      .toHaveAttribute('href', '/equipment-details?id=Pune-0');
  });

  // spec: carousel.skeletons
  test('is five skeletons while it loads, and says so to a screen reader', async () => {
    await Loading.run();
    expect(document.querySelectorAll('.y-card--skeleton')).toHaveLength(5);
    await expect.element(page.getByRole('status').getByText('Loading machines in Pune')).toBeInTheDocument();
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  });

  // spec: carousel.no-list
  test('is why it failed, with a way to try again', async () => {
    await Failed.run();
    await expect
      .element(page.getByRole('heading', { name: 'Error: Something went wrong on our side. Please try again.' }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('is a plain link, without Retry, where the key is for another website', async () => {
    await Refused.run();
    await expect
      .element(page.getByRole('link', { name: 'See all machines on Yantra' }))
      .toHaveAttribute('href', '/equipments');
    expect(page.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
    expect(page.getByText(/key/).elements()).toEqual([]);
  });

  test('follows the key of the page and of its scope', async () => {
    const asked = vi.fn(pageOf(...machinesIn('Nashik')));
    const { shown } = inScope({ partner: 'pk_scope', answers: { getActiveSubscriptionEquipments: asked } });
    await expect.element(shown.getByRole('list')).toBeVisible();
    expect(asked.mock.lastCall?.[0]).toMatchObject({ key: 'pk_scope', selectedCityId: '8' });
    const own = inScope({ answers: { getActiveSubscriptionEquipments: asked } }, { partner: 'pk_a', supplier: 'own' });
    await expect.element(own.shown.getByRole('region', { name: 'Machines for hire in Nashik' })).toBeVisible();
    const [input = {}] = asked.mock.lastCall ?? [];
    expect(input).toMatchObject({ key: 'pk_a', supplier: 'own' });
    expect([input['selectedCityId'], input['selectedCity']]).toEqual([undefined, undefined]);
  });

  test('is the categories’ failure, with Retry, beside the machines', async () => {
    await FailedCategories.run();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Something went wrong on our side. Please try again. Retry');
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect.poll(() => cards().length).toBe(9);
  });

  test('says once that nothing came, and Retry asks for all of it', async () => {
    let isDown = true;
    const categories = () => [{ id: 1, name: 'Tractors', colorCode: '#2e7d32' }];
    const { shown } = inScope(
      {
        answers: {
          getCategories: (input) => (isDown ? failing : categories)(input),
          getActiveSubscriptionEquipments: (input) => (isDown ? failing : pageOf(...machinesIn('Pune')))(input),
        },
      },
      { categoryBar: true },
    );
    const sentence = 'Error: Something went wrong on our side. Please try again.';
    await expect.element(shown.getByRole('heading', { name: sentence })).toBeVisible();
    expect(shown.getByRole('alert').elements()).toHaveLength(1);
    isDown = false;
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
    await expect.element(shown.getByRole('list', { name: 'Machines for hire in Pune' })).toBeVisible();
    await expect.element(shown.getByText('Tractors')).toBeVisible();
  });

  test('names the city without machines, with a link to others', async () => {
    await Empty.run();
    await expect.element(page.getByRole('heading', { name: 'No machines in Kavaratti yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See all machines' })).toHaveAttribute('href', '/equipments');
  });

  test('uses a city of its own when it has one', async () => {
    await TiedToACity.run();
    await expect.element(page.getByRole('region', { name: 'Machines for hire in Mumbai' })).toBeVisible();
  });

  test('copes with long names, missing pictures and machines on rent', async () => {
    await LongTexts.run();
    await expect.element(cards().nth(2).getByText('On rent')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });
});

describe('choosing', () => {
  // spec: carousel.reload, carousel.reload-again
  test('another category asks for its machines', async () => {
    await WithCategories.run();
    await userEvent.click(page.getByRole('link', { name: 'Earthmoving' }));
    await expect.element(page.getByRole('link', { name: 'Earthmoving' })).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => cards().length).toBe(9);
  });

  // spec: carousel.bar
  test('a category is reported to the page, and View All leads to its machines', async () => {
    const onCategoryChange = fn();
    await WithCategories.run({ args: { ...WithCategories.args, heading: true, onCategoryChange } });
    const all = page.getByRole('link', { name: 'View All' });
    await expect.element(all).toHaveAttribute('href', '/equipments');
    await userEvent.click(page.getByRole('link', { name: 'Earthmoving' }));
    await expect.element(all).toHaveAttribute('href', '/equipments?categoryId=6');
    await userEvent.click(page.getByRole('link', { name: 'All', exact: true }));
    await expect.element(all).toHaveAttribute('href', '/equipments');
    expect(onCategoryChange.mock.calls).toEqual([['6'], ['']]);
  });

  test('shows the count beside its heading, unless it is zero', async () => {
    const many = { data: machinesIn('Pune'), total: 1490, page: 1, pageSize: 12 };
    await WithCategories.run({
      parameters: { scope: { answers: { getActiveSubscriptionEquipments: () => many } } },
    });
    await expect.element(page.getByText('1,490 in Pune')).toBeVisible();
    await EmptyCategory.run({ args: { ...EmptyCategory.args, heading: true, count: true } });
    await expect.element(page.getByRole('heading', { name: 'No Concrete in Pune yet' })).toBeVisible();
    expect(document.querySelector('.y-equipment-bar__count')).toBeNull();
  });

  test('All leads out of an empty category', async () => {
    const onCategoryChange = fn();
    await EmptyCategory.run({ args: { ...EmptyCategory.args, onCategoryChange } });
    await expect.element(page.getByRole('heading', { name: 'No Concrete in Pune yet' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all categories' }));
    await expect.element(page.getByRole('heading', { name: 'No machines in Pune yet' })).toBeVisible();
    expect(onCategoryChange.mock.calls).toEqual([['']]);
  });

  test('a machine is reported to the page, which may prevent the navigation', async () => {
    const onEquipmentSelect = fn(() => false);
    await atWidth(1300);
    await Ready.run({ args: { onEquipmentSelect } });
    const before = location.href;
    await userEvent.click(page.getByRole('link', { name: 'ACE 14XW', exact: true }));
    expect(onEquipmentSelect).toHaveBeenCalledWith({
      id: 'Pune-2',
      name: 'ACE 14XW',
      href: '/equipment-details?id=Pune-2',
    });
    expect(location.href).toBe(before);
  });

  // spec: carousel.reload, carousel.reload-again
  test('another city in the scope reloads the machines', async () => {
    const { scope, shown } = inScope({});
    await expect.element(shown.getByRole('region', { name: 'Machines for hire in Pune' })).toBeVisible();
    scope.selectCity(mumbai);
    await expect.element(shown.getByRole('region', { name: 'Machines for hire in Mumbai' })).toBeVisible();
    await expect
      .element(shown.getByRole('listitem').first().getByRole('link'))
      .toHaveAttribute('href', '/equipment-details?id=Mumbai-0');
  });

  test('Retry loads again and shows the answer', async () => {
    const answer = vi
      .fn()
      .mockImplementationOnce(failing)
      .mockImplementation(pageOf(...machinesIn('Pune', 3)));
    const { shown } = inScope({ answers: { getActiveSubscriptionEquipments: answer } });
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
    await expect.poll(() => shown.getByRole('listitem').length).toBe(3);
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe('moving', () => {
  // spec: carousel.four, carousel.widths, constant.carousel
  test.each([
    [1300, 4],
    [1244, 4],
    [1024, 3],
    [1000, 3],
    [600, 2],
    [590, 2],
    [480, 1],
    [470, 1],
  ])('at %i px of its own width shows %i', async (width, count) => {
    await atWidth(width);
    await Ready.run();
    await expect.poll(() => cards().length).toBe(9);
    const carousel = document.querySelector('.y-carousel')?.getBoundingClientRect();
    const seen = [...document.querySelectorAll('.y-carousel__slide')].filter(
      (slide) => slide.getBoundingClientRect().right <= (carousel?.right ?? 0) + 1,
    );
    expect(seen).toHaveLength(count);
  });

  test('a row snaps to its cards only while it can be scrolled', async () => {
    await atWidth(1300);
    await TwoMachines.run();
    const snaps = () => getComputedStyle(document.querySelector('.y-carousel__track') ?? document.body).scrollSnapType;
    await expect.poll(() => cards().length).toBe(2);
    expect(snaps()).toBe('none');
    await atWidth(470);
    await expect.poll(snaps).toBe('x mandatory');
  });

  // spec: carousel.four, constant.carousel
  test('the arrows move three at a time and stop at the ends', async () => {
    await atWidth(1300);
    await Ready.run();
    const next = page.getByRole('button', { name: 'Next' });
    const previous = page.getByRole('button', { name: 'Previous', includeHidden: true });
    await expect.element(previous).toBeDisabled();
    await glideHasCome();
    const start = left(0);
    await userEvent.click(next);
    await expect.poll(() => Math.round(left(3))).toBe(Math.round(start));
    await expect.element(previous).toBeEnabled();
    await userEvent.click(next);
    await expect.poll(() => Math.round(left(5))).toBe(Math.round(start));
    await expect.element(page.getByRole('button', { name: 'Next', includeHidden: true })).toBeDisabled();
  });

  test('the slider’s code is loaded when the mouse or focus is near, not before', async () => {
    await atWidth(1300);
    await Ready.run();
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeEnabled();
    expect(document.querySelector('[data-slider="glide"]')).toBeNull();
    await glideHasCome();
  });

  test('an arrow works without a mouse: by a script before anything is loaded, right after focus, and by Enter', async () => {
    await atWidth(1300);
    const { shown } = inScope({ answers: { getActiveSubscriptionEquipments: pageOf(...machinesIn('Pune', 9)) } });
    const place = shown.element();
    const pressed = new Promise<void>((done) => {
      const watcher = new MutationObserver(() => {
        const next = place.querySelector<HTMLButtonElement>('button[aria-label="Next"]:enabled');
        if (!next) return;
        watcher.disconnect();
        next.click();
        done();
      });
      watcher.observe(place, { childList: true, subtree: true, attributes: true });
    });
    await pressed;
    // The previous test's carousel may still be above it.
    const leftHere = (index: number) => place.querySelectorAll('li')[index]?.getBoundingClientRect().left ?? Number.NaN;
    const start = () => shown.getByRole('region').element().getBoundingClientRect().left;
    await expect.poll(() => Math.round(leftHere(3))).toBe(Math.round(start()));
    const previous = shown.getByRole('button', { name: 'Previous' }).element() as HTMLElement;
    // What the focus loads is still loading when the arrow is pressed.
    previous.focus();
    previous.click();
    await expect.poll(() => place.querySelector('[data-slider="glide"]')).not.toBeNull();
    await expect.poll(() => Math.round(leftHere(0))).toBe(Math.round(start()));
    (shown.getByRole('button', { name: 'Next' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => Math.round(leftHere(3))).toBe(Math.round(start()));
  });

  test('the arrow keys do the same', async () => {
    await atWidth(1300);
    await Ready.run();
    await glideHasCome();
    const start = left(0);
    (cards().first().getByRole('link').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => Math.round(left(3))).toBe(Math.round(start));
  });

  test('a card that gets the keyboard’s focus comes into view', async () => {
    await atWidth(1300);
    await Ready.run();
    await glideHasCome();
    await userEvent.click(document.body);
    for (let card = 0; card < 6; card += 1) await userEvent.tab();
    const carousel = document.querySelector('.y-carousel')?.getBoundingClientRect();
    await expect
      .poll(() => Math.round(document.activeElement?.closest('li')?.getBoundingClientRect().right ?? Infinity))
      .toBeLessThanOrEqual(Math.round(carousel?.right ?? 0) + 1);
  });

  test('has no arrows when everything is visible', async () => {
    await atWidth(1300);
    await TwoMachines.run();
    await expect.poll(() => cards().length).toBe(2);
    await expect.element(page.getByRole('button', { name: 'Next', includeHidden: true })).toBeDisabled();
  });
});
