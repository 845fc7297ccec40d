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

  test('show the three newest, newest first', async () => {
    await OnPress.run();
    act(() => ['one', 'two', 'three', 'four'].forEach((text) => toast(text, to)));
    expect(shown()).toEqual(['four', 'three', 'two']);
  });

  test('interrupt for an error and wait their turn otherwise', async () => {
    await OnPress.run();
    act(() => void toast.error('It failed.', to));
    act(() => void toast.success('It worked.', to));
    expect([...document.querySelectorAll('.y-toast')].map((item) => item.getAttribute('role'))).toEqual([
      'status',
      'alert',
    ]);
  });

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

  test('can be closed', async () => {
    await OnPress.run();
    act(() => void toast('Read me.', to));
    act(() => document.querySelector<HTMLElement>('.y-toast button')?.click());
    expect(shown()).toEqual([]);
  });

  test('are pushed away with a finger, and spring back from a short push', async () => {
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
