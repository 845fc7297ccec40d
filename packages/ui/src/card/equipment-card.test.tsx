import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './equipment-card.stories.tsx';

const { Normal, Eager, BrokenPicture, LongName, NoPicture, NoRatingNoDiscount, Unavailable, InShadowRoot } =
  composeStories(stories);

const cardOf = (root: ParentNode = document): HTMLElement => {
  const card = root.querySelector<HTMLElement>('.y-card');
  if (!card) throw new Error('There is no card.');
  return card;
};

describe('an equipment card', () => {
  test('is one link, named by the machine', async () => {
    await Normal.run();
    const link = page.getByRole('link', { name: 'JCB 3DX ecoXcellence' });
    await expect.element(link).toHaveAttribute('href', '#details');
    expect(cardOf().querySelectorAll('a')).toHaveLength(1);
    const box = cardOf().getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + 40);
    expect(hit).toBe(link.element());
  });

  test('is read in the documented order', async () => {
    await Normal.run();
    expect(cardOf().querySelector('.y-price')?.textContent).toBe(
      'Rent Starts FromOriginal price ₹9,200₹8,740/ day5% Off',
    );
  });

  test('says below its name what it is and how large, as far as that is known', async () => {
    const facts = () => cardOf().querySelector('.y-card__facts')?.textContent;
    await Normal.run();
    expect(facts()).toBe('Backhoe loader· 3 t');
    await LongName.run();
    expect(facts()).toBe('Self-loading concrete mixer with fly-ash hopper· 4 m³');
    await NoPicture.run();
    expect(facts()).toBe('Backhoe loader');
  });

  test('shortens the kind before the size', async () => {
    await LongName.run();
    const [kind, size] = cardOf().querySelectorAll<HTMLElement>('.y-card__facts > span');
    if (!kind || !size) throw new Error('The facts are not whole.');
    expect(kind.scrollWidth).toBeGreaterThan(kind.clientWidth);
    const edge = cardOf().getBoundingClientRect().right;
    expect(size.getBoundingClientRect().right).toBeLessThan(edge);
  });

  test('shows neither stars nor a struck price where there are none', async () => {
    await NoRatingNoDiscount.run();
    expect(cardOf().textContent).toContain('No Ratings');
    expect(cardOf().querySelector('.y-stars, s, .y-price__off')).toBeNull();
  });

  test('says its status in a word', async () => {
    await Unavailable.run();
    expect(cardOf().dataset['status']).toBe('unavailable');
    await expect.element(page.getByText('Unavailable')).toBeVisible();
  });

  test('wears the colour of its first category, else cream', async () => {
    await Normal.run();
    expect(getComputedStyle(cardOf()).backgroundColor).toBe('rgb(239, 108, 0)');
    await NoPicture.run();
    expect(getComputedStyle(cardOf()).backgroundColor).toBe('rgb(255, 247, 231)');
  });

  test('draws a machine in place of a picture that does not load', async () => {
    await BrokenPicture.run();
    await expect.poll(() => cardOf().querySelector('.y-card__media > svg')).not.toBeNull();
  });

  test('loads its picture first only when it is seen at once', async () => {
    await Eager.run();
    expect(cardOf().querySelector('img')?.loading).toBe('eager');
    expect(cardOf().querySelector('img')?.fetchPriority).toBe('high');
    await Normal.run();
    expect(cardOf().querySelector('img')?.loading).toBe('lazy');
  });

  test('tells which machine was selected before the page changes', async () => {
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
