import { composeStories } from '@storybook/react-vite';
import { makeEquipment, ratingsOf } from '@yantra/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './equipment-card.stories.tsx';

const { Normal, Eager, Elsewhere, BrokenPicture, LongName, NoPicture, NoRatingNoDiscount, Unavailable, InShadowRoot } =
  composeStories(stories);

const cardOf = (root: ParentNode = document): HTMLElement => {
  const card = root.querySelector<HTMLElement>('.y-card');
  if (!card) throw new Error('There is no card.');
  return card;
};

describe('an equipment card', () => {
  // spec: card.link
  test('is one link, named by the machine', async () => {
    await Normal.run();
    const link = page.getByRole('link', { name: 'JCB 3DX ecoXcellence' });
    await expect.element(link).toHaveAttribute('href', '#details');
    expect(cardOf().querySelectorAll('a')).toHaveLength(1);
    const box = cardOf().getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + 40);
    expect(hit).toBe(link.element());
  });

  // spec: card.shows, about.rupees
  test('is read in the documented order', async () => {
    await Normal.run();
    expect(cardOf().querySelector('.y-price')?.textContent).toBe(
      'Rent Starts FromOriginal price ₹9,200₹8,740/ day5% Off',
    );
  });

  test('shows kind, size and place below its name, as far as known', async () => {
    const facts = () => cardOf().querySelector('.y-facts')?.textContent;
    await Normal.run();
    expect(facts()).toBe('Backhoe loader · 3 t Pune');
    await LongName.run();
    expect(facts()).toBe('Self-loading concrete mixer with fly-ash hopper · 4 m³ Pune');
    await Elsewhere.run();
    expect(facts()).toMatch(/ Nashik, 142 km$/);
    await NoPicture.run();
    expect(facts()).toBe('Backhoe loader Pune');
    const saidOf = async (place: { locality?: string; distanceKm?: number }) => {
      await Normal.run({ args: { equipment: makeEquipment({ id: 'placed', ...place }) } });
      return document.querySelector('.y-facts > :last-child')?.textContent;
    };
    expect(await saidOf({ locality: 'Kothrud', distanceKm: 2.6 })).toBe('Kothrud, 3 km');
    expect(await saidOf({ locality: 'Kothrud', distanceKm: 0.4 })).toBe('Kothrud, under 1 km');
    expect(await saidOf({ locality: 'Kothrud', distanceKm: 1420.4 })).toBe('Pune, 1,420 km');
    expect(await saidOf({ locality: 'Kothrud' })).toBe('Pune');
  });

  test('shortens kind and size before the place', async () => {
    await LongName.run();
    const [kind, place] = cardOf().querySelectorAll<HTMLElement>('.y-facts > span');
    if (!kind || !place) throw new Error('The facts are not whole.');
    expect(kind.scrollWidth).toBeGreaterThan(kind.clientWidth);
    const edge = cardOf().getBoundingClientRect().right;
    expect(place.getBoundingClientRect().right).toBeLessThan(edge);
  });

  // spec: card.shows
  test('shows neither stars nor a struck price where there are none', async () => {
    await NoRatingNoDiscount.run();
    expect(cardOf().textContent).toContain('No Ratings');
    expect(cardOf().querySelector('.y-stars, s, .y-price__off')).toBeNull();
  });

  // spec: card.shows
  test('fills five stars up to the rounded average', async () => {
    const equipmentRatings = [...ratingsOf(5, 2), ...ratingsOf(4, 3)];
    await Normal.run({ args: { equipment: makeEquipment({ id: 'rated', equipmentRatings }) } });
    const stars = page.getByRole('img', { name: '4 out of 5' });
    await expect.element(stars).toBeVisible();
    // Out of 100, the width of five stars.
    expect(stars.element().querySelector('rect')?.width.baseVal.value).toBe(80);
  });

  test('shows the average and the number of ratings beside its stars', async () => {
    const equipmentRatings = [...ratingsOf(5, 2), ...ratingsOf(4, 3)];
    await Normal.run({ args: { equipment: makeEquipment({ id: 'rated', equipmentRatings }) } });
    expect(cardOf().querySelector('.y-rating')?.textContent).toBe('4.4(5)');
  });

  test('shows its name in one line, however long', async () => {
    await Normal.run();
    const height = () => cardOf().querySelector('.y-card__name')?.getBoundingClientRect().height;
    const one = height();
    await LongName.run();
    expect(height()).toBe(one);
  });

  // spec: card.shows
  test('shows its status as a word', async () => {
    await Unavailable.run();
    expect(cardOf().dataset['status']).toBe('unavailable');
    await expect.element(page.getByText('Unavailable')).toBeVisible();
  });

  test('shows "available" quietly, and any other status on the picture', async () => {
    const ofStatus = async (status: 'Available' | 'On rent') => {
      await Normal.run({ args: { equipment: makeEquipment({ id: 'said', status }) } });
      const said = page.getByText(status, { exact: true }).element();
      const picture = cardOf().querySelector('.y-card__media')?.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(said);
      return { isOnPicture: said.getBoundingClientRect().top < (picture?.bottom ?? 0), backgroundColor };
    };
    expect(await ofStatus('Available')).toEqual({ isOnPicture: false, backgroundColor: 'rgba(0, 0, 0, 0)' });
    expect(await ofStatus('On rent')).toEqual({ isOnPicture: true, backgroundColor: 'rgb(255, 240, 204)' });
  });

  // spec: card.colour, constant.colour
  test('has the colour of its first category, else cream', async () => {
    await Normal.run();
    expect(getComputedStyle(cardOf()).backgroundColor).toBe('rgb(239, 108, 0)');
    await NoPicture.run();
    expect(getComputedStyle(cardOf()).backgroundColor).toBe('rgb(255, 247, 231)');
  });

  // spec: card.shows
  test('draws a machine in place of a picture that does not load', async () => {
    await BrokenPicture.run();
    await expect.poll(() => cardOf().querySelector('.y-card__media > svg')).not.toBeNull();
  });

  test('loads its picture eagerly only when asked to', async () => {
    await Eager.run();
    expect(cardOf().querySelector('img')?.loading).toBe('eager');
    expect(cardOf().querySelector('img')?.fetchPriority).toBe('high');
    await Normal.run();
    expect(cardOf().querySelector('img')?.loading).toBe('lazy');
  });

  test('reports the selected machine before the page changes', async () => {
    const onSelect = fn((event: { preventDefault: () => void }) => event.preventDefault());
    await Normal.run({ args: { ...Normal.args, onSelect } });
    await userEvent.click(page.getByRole('link'));
    expect(onSelect).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ id: 'backhoe' }));
    expect(location.hash).not.toBe('#details');
  });

  test('is served without a style attribute', () => {
    const html = renderToStaticMarkup(<Normal />).replace(/^<div style=[^>]*>/, '');
    expect(html).toContain('data-colour="#EF6C00"');
    expect(html).not.toContain('style=');
  });

  test('looks the same in a shadow root with its sheets', async () => {
    const looks = (card: HTMLElement) => {
      const name = card.querySelector('.y-card__name');
      const price = card.querySelector('b');
      if (!name || !price) throw new Error('The card is not whole.');
      return [card, name, price].map((part) => {
        const { color, fontSize, fontWeight, backgroundColor, borderRadius, lineHeight } = getComputedStyle(part);
        return { color, fontSize, fontWeight, backgroundColor, borderRadius, lineHeight };
      });
    };
    await Normal.run();
    document.querySelector('.y-card')?.closest('div')?.classList.add('y-root');
    const onPage = looks(cardOf());
    await InShadowRoot.run();
    const root = [...document.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot;
    expect(root && looks(cardOf(root))).toEqual(onPage);
  });
});
