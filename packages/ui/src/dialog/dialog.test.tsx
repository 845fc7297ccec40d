import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './dialog.stories.tsx';

const { Closed, InShadowRoot, LongText, Side } = composeStories(stories);

const dialogOf = (root: ParentNode = document): HTMLDialogElement | null => root.querySelector('dialog');
const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat));

/** Switches transitions off, except for the one test that reads them. */
const disableTransitions = () => document.documentElement.style.setProperty('--yantra-slow', '0s');

/** Test browsers prefer reduced motion; this switches motion on. */
async function withMovement() {
  const devTools = cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> };
  const ask = (value: string) =>
    devTools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await ask('no-preference');
  onTestFinished(async () => void (await ask('reduce')));
}

async function opened() {
  await Closed.run();
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog', { name: 'Rate this machine' })).toBeVisible();
}

describe('a dialog', () => {
  beforeEach(disableTransitions);

  test('is modal and named by its title', async () => {
    await opened();
    expect(dialogOf()?.matches(':modal')).toBe(true);
  });

  test('closes on Escape, restores the focus and removes its content', async () => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogOf()).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('closes by its button', async () => {
    await opened();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.poll(() => dialogOf()).toBeNull();
  });

  test('closes on a press on the backdrop', async () => {
    await opened();
    press(5, 5, 5, 5);
    await expect.poll(() => dialogOf()).toBeNull();
  });

  test('stays open when a selection is dragged out of it', async () => {
    await opened();
    const box = dialogOf()?.getBoundingClientRect();
    if (!box) throw new Error('There is no dialog.');
    press(box.left + 20, box.top + 20, 5, 5);
    expect(dialogOf()?.open).toBe(true);
  });

  test('locks the scrolling of the page behind it until it closes', async () => {
    await opened();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  test('can be scrolled by keyboard when it contains only text', async () => {
    await LongText.run();
    expect(dialogOf()?.querySelector('.y-dialog__body')?.getAttribute('tabindex')).toBe('0');
  });

  // spec: constant.transition
  test('slides in from the right in a second and out in 0.8', async () => {
    await withMovement();
    await Side.run({ args: { ...Side.args, open: false } });
    document.querySelector('button')?.click();
    await expect.poll(() => slideOf(dialogOf())).toBe(`${innerWidth + 100}px`);
    const dialog = dialogOf();
    if (!dialog) throw new Error('There is no dialog.');
    expect(seconds(getComputedStyle(dialog).transitionDuration)).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    expect(seconds(getComputedStyle(dialog).transitionDuration)).toBe(0.8);
    await expect.poll(() => dialogOf(), { timeout: 3000 }).toBeNull();
  });

  test('works in a shadow root, the focus included', async () => {
    await InShadowRoot.run();
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    const root = [...document.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot;
    if (!root) throw new Error('There is no shadow root.');
    await expect.poll(() => dialogOf(root)?.matches(':modal')).toBe(true);
    expect(root.activeElement?.getAttribute('aria-label')).toBe('Close');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogOf(root)).toBeNull();
    expect(root.activeElement?.textContent).toBe('Open');
  });
});

/** Where the running slide began. */
function slideOf(dialog: HTMLDialogElement | null): unknown {
  const slide = dialog?.getAnimations().find((move) => (move as CSSTransition).transitionProperty === 'translate');
  return (slide?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.['translate'];
}

/** Presses at one place and releases at another: the click goes to their common ancestor. */
function press(downX: number, downY: number, upX: number, upY: number): void {
  const target = dialogOf();
  const at = (clientX: number, clientY: number) => ({ bubbles: true, cancelable: true, clientX, clientY });
  target?.dispatchEvent(new PointerEvent('pointerdown', at(downX, downY)));
  target?.dispatchEvent(new MouseEvent('click', at(upX, upY)));
}
