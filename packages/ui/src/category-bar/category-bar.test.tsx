import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './category-bar.stories.tsx';

const { AllChosen, Buttons, Loading, OneChosen, LastChosenOnPhone, WithArrows } = composeStories(stories);

describe('the category bar', () => {
  // spec: carousel.categories
  test('shows All first and marks the chosen category', async () => {
    await AllChosen.run();
    const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expect.element(links.first()).toHaveTextContent('All');
    await expect.element(links.first()).toHaveAttribute('aria-current', 'true');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  // spec: carousel.categories
  test('shows three skeletons while categories load', async () => {
    await Loading.run();
    expect(document.querySelectorAll('.y-categories > .y-skeleton')).toHaveLength(3);
    expect(document.querySelectorAll('.y-categories a')).toHaveLength(0);
  });

  test('selects in place on a plain click', async () => {
    const onSelect = fn();
    await AllChosen.run({ args: { ...AllChosen.args, onSelect } });
    const tractors = page.getByRole('link', { name: 'Tractors' });
    await userEvent.click(tractors);
    expect(onSelect).toHaveBeenCalledWith(1);
    await expect.element(tractors).toHaveAttribute('aria-current', 'true');
    expect(location.hash).toBe('');
  });

  test('leaves a click for a new tab to the browser', async () => {
    const onSelect = fn();
    await AllChosen.run({ args: { ...AllChosen.args, onSelect } });
    const link = page.getByRole('link', { name: 'Tractors' }).element();
    const stop = fn((event: Event) => event.preventDefault());
    addEventListener('click', stop, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(stop).toHaveBeenCalled();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('brings the chosen category into view without moving the page', async () => {
    await page.viewport(360, 300);
    await expect.poll(() => innerWidth).toBe(360);
    await LastChosenOnPhone.run();
    await expect.poll(() => document.querySelector('.y-categories')?.scrollLeft).toBeGreaterThan(0);
    await expect.poll(() => document.querySelector('[aria-current]')?.getBoundingClientRect().right).toBeLessThan(361);
    expect(scrollY).toBe(0);
  });

  // spec: entity.category
  test('gives every category its colour', async () => {
    await OneChosen.run();
    const chosen = document.querySelector<HTMLElement>('[aria-current]');
    expect(chosen?.dataset['colour']).toBe('#EF6C00');
    expect(chosen && getComputedStyle(chosen, '::before').backgroundColor).toBe('rgb(239, 108, 0)');
  });

  test('consists of buttons where it has no addresses', async () => {
    await Buttons.run();
    await expect.element(page.getByRole('button', { name: 'Lifting' })).toBeVisible();
  });

  test('has arrows where it can be scrolled further', async () => {
    await page.viewport(500, 600);
    await WithArrows.run();
    const bar = page.getByRole('navigation').element();
    const isThere = (to: string) => !bar.querySelector<HTMLElement>(`.y-categories__turn--${to}`)?.hidden;
    await expect.poll(() => isThere('right')).toBe(true);
    expect(isThere('left')).toBe(false);
    bar.querySelector<HTMLElement>('.y-categories__turn--right')?.click();
    await expect.poll(() => bar.scrollLeft).toBeGreaterThan(100);
    await expect.poll(() => isThere('left')).toBe(true);
    bar.scrollTo({ left: bar.scrollWidth, behavior: 'instant' });
    await expect.poll(() => isThere('right')).toBe(false);
  });
});
