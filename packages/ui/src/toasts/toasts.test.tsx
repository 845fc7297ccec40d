import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './toasts.stories.tsx';
import { toast } from './toasts.tsx';

const { OnPress, InShadowRoot } = composeStories(stories);
const to = { toasterId: 'story' };
const shown = () =>
  [...document.querySelectorAll('.y-toast:not([data-state="leaving"]) > p')].map((p) => p.textContent);
const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    toast.removeAll('story');
    vi.useRealTimers();
  });

  // spec: constant.toasts
  test('show the three newest, newest first', async () => {
    await page.viewport(1280, 800);
    await OnPress.run();
    act(() => ['one', 'two', 'three', 'four'].forEach((text) => toast(text, to)));
    expect(shown()).toEqual(['four', 'three', 'two']);
    expect(document.querySelector<HTMLElement>('.y-toast')?.offsetWidth).toBe(356);
  });

  test('announce an error at once and everything else politely', async () => {
    await OnPress.run();
    act(() => void toast.error('It failed.', to));
    act(() => void toast.success('It worked.', to));
    expect([...document.querySelectorAll('.y-toast')].map((item) => item.getAttribute('role'))).toEqual([
      'status',
      'alert',
    ]);
  });

  // spec: toasts.dismiss, constant.toasts
  test('go away after four seconds, a success too', async () => {
    await OnPress.run();
    act(() => void toast.success('It worked.', to));
    passes(3900);
    expect(shown()).toEqual(['It worked.']);
    passes(200);
    expect(shown()).toEqual([]);
  });

  test('wait while the pointer is on one of them', async () => {
    await OnPress.run();
    act(() => void toast('Read me.', to));
    const item = document.querySelector('.y-toasts li');
    act(() => void item?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    passes(10_000);
    expect(shown()).toEqual(['Read me.']);
    act(() => void item?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
    passes(4100);
    expect(shown()).toEqual([]);
  });

  // spec: failure.toast
  test('can be closed', async () => {
    await OnPress.run();
    act(() => void toast('Read me.', to));
    act(() => document.querySelector<HTMLElement>('.y-toast button')?.click());
    expect(shown()).toEqual([]);
  });

  // spec: toasts.dismiss
  test('are swiped away, and spring back from a short swipe', async () => {
    await OnPress.run();
    act(() => void toast('Push me.', to));
    const item = document.querySelector<HTMLElement>('.y-toast');
    if (!item) throw new Error('There is no toast.');
    item.setPointerCapture = () => undefined;
    act(() => push(item, 30));
    expect(shown()).toEqual(['Push me.']);
    expect(item.style.translate).toBe('');
    act(() => push(item, 200));
    expect(shown()).toEqual([]);
  });

  test('stand above everything else on the page', async () => {
    await OnPress.run();
    act(() => void toast('On top.', to));
    expect(document.querySelector('.y-toasts')?.matches(':popover-open')).toBe(true);
  });
});

test.for([
  ['a desk', 1280, 900, 'inset: auto 24px 12px auto'],
  ['a phone', 360, 740, 'inset: 8px auto auto 8px'],
] as const)('toasts lie on no button on %s', async ([, width, height, place]) => {
  await page.viewport(width, height);
  await OnPress.run();
  const buy = document.body.appendChild(document.createElement('button'));
  buy.style.cssText = `position: fixed; ${place}; inline-size: 160px; block-size: 48px`;
  act(() => void toast('Subscription purchased successfully!', to));
  const toasted = () => document.querySelector('.y-toast')?.getBoundingClientRect();
  await expect
    .poll(() => {
      const [one, other] = [toasted(), buy.getBoundingClientRect()];
      return one && (one.bottom <= other.top || one.top >= other.bottom);
    })
    .toBe(true);
  expect(toasted()?.top).toBeGreaterThanOrEqual(0);
  expect(toasted()?.bottom).toBeLessThanOrEqual(height);
  buy.remove();
  act(() => toast.removeAll('story'));
  await page.viewport(1280, 900);
});

test('toasts work in a shadow root', async () => {
  await InShadowRoot.run();
  await userEvent.click(page.getByRole('button', { name: 'Error' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

function push(item: HTMLElement, distance: number): void {
  const at = (clientX: number) => ({ bubbles: true, pointerId: 7, button: 0, clientX, clientY: 20 });
  item.dispatchEvent(new PointerEvent('pointerdown', at(100)));
  item.dispatchEvent(new PointerEvent('pointermove', at(100 + distance)));
  item.dispatchEvent(new PointerEvent('pointerup', at(100 + distance)));
}
