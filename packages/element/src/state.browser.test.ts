import { afterEach, describe, expect, test, vi } from 'vitest';
import { engines, placeSample, sampleWidget, textOf } from './sample.fixture.ts';
import { dress, giveWay } from './stage.ts';
import type { WidgetState } from './widget.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const link = '<a href="tel:+912000000000">Call us</a>';
const isLinkVisible = (element: Element) => element.querySelector('a')?.checkVisibility({ visibilityProperty: true });
const isWidgetVisible = (element: Element) =>
  element.shadowRoot?.querySelector('.box')?.checkVisibility({ visibilityProperty: true });

test('what was drawn ahead of the element is not laid out anew when the children give way', () => {
  const host = document.createElement('div');
  host.innerHTML = link;
  document.body.append(host);
  const root = dress(host.attachShadow({ mode: 'open' }), { sheets: () => [] });
  root.textContent = 'A first card';
  host.setAttribute('state', 'ready');
  // Another `display` makes new boxes for all that is within.
  const displays = () => [root, root.parentElement as HTMLElement].map((element) => getComputedStyle(element).display);
  const before = displays();
  expect(isLinkVisible(host)).toBe(false);
  giveWay(host.shadowRoot as ShadowRoot);
  expect(displays()).toEqual(before);
  host.remove();
});

describe.each(engines)('the state of an element on $name', (engine) => {
  test('is what the component says, and loading before', async () => {
    const { element, latest } = await placeSample(engine);
    expect(element.getAttribute('state')).toBe('loading');
    await expect.poll(latest).toBeDefined();
    for (const state of ['ready', 'loading', 'empty', 'error'] satisfies WidgetState[]) {
      latest()?.onStateChange?.(state);
      expect(element.getAttribute('state')).toBe(state);
    }
  });

  test('yantra-ready is fired once, when it is ready first', async () => {
    const { element, latest } = await placeSample(engine);
    const heard: unknown[] = [];
    element.addEventListener('yantra-ready', (event) => heard.push(event.detail));
    await expect.poll(latest).toBeDefined();
    for (const state of ['loading', 'ready', 'ready', 'loading', 'empty', 'ready'] satisfies WidgetState[]) {
      latest()?.onStateChange?.(state);
    }
    expect(heard).toEqual([{ state: 'ready' }]);
  });

  const served = '<div id="root"><div class="box" part="box"><b>Pune</b><i></i></div></div>';
  test.each([
    { tellsBeforePaint: true, shadow: '' },
    { tellsBeforePaint: false, shadow: '' },
    { tellsBeforePaint: true, shadow: `<template shadowrootmode="open">${served}</template>` },
  ])(
    'who asks for something else the moment it is ready gets that, in the same component (%o)',
    async ({ tellsBeforePaint, shadow }) => {
      const { tag, define, log } = sampleWidget(engine, { state: 'ready', tellsBeforePaint });
      document.body.setHTMLUnsafe(`<${tag} city="Pune">${shadow}</${tag}>`);
      const element = document.body.firstElementChild as HTMLElement;
      element.addEventListener('yantra-ready', () => element.setAttribute('city', 'Surat'));
      define();
      await expect.poll(() => textOf(element)).toBe('Surat');
      element.setAttribute('city', 'Nagpur');
      await expect.poll(() => textOf(element)).toBe('Nagpur');
      expect(log.mounts).toBe(1);
    },
  );

  test('yantra-error tells the code and the sentence, at every new failure', async () => {
    const { element, latest } = await placeSample(engine);
    const heard: unknown[] = [];
    element.addEventListener('yantra-error', (event) => heard.push(event.detail));
    await expect.poll(latest).toBeDefined();
    const failure = Object.assign(new Error('No connection.'), { code: 'network' });
    for (const state of ['error', 'error', 'loading', 'error'] satisfies WidgetState[]) {
      latest()?.onStateChange?.(state, failure);
    }
    expect(heard).toEqual([
      { code: 'network', message: 'No connection.' },
      { code: 'network', message: 'No connection.' },
    ]);
  });

  test('the children of the tag are visible until it is ready or empty; then it speaks for itself', async () => {
    const { element, latest } = await placeSample(engine, {}, '', link);
    expect(isLinkVisible(element)).toBe(true);
    await expect.poll(latest).toBeDefined();
    expect([isLinkVisible(element), isWidgetVisible(element)]).toEqual([true, false]);
    for (const state of ['ready', 'loading', 'error', 'empty'] as const) {
      latest()?.onStateChange?.(state);
      expect([state, isLinkVisible(element), isWidgetVisible(element)]).toEqual([state, false, true]);
    }
  });

  test('where it cannot load, its children are all there is to see, or its own sentence', async () => {
    for (const [children, isLink] of [
      [link, true],
      ['', undefined],
    ] as const) {
      const { element, latest } = await placeSample(engine, {}, '', children);
      await expect.poll(latest).toBeDefined();
      latest()?.onStateChange?.('error');
      expect([isLinkVisible(element), isWidgetVisible(element)]).toEqual([isLink, !isLink]);
    }
  });

  test('a widget that cannot load keeps its size out of sight, so that nothing in it starts anew', async () => {
    const sheets = ['.box{display:block;height:20rem}'];
    const { element, latest } = await placeSample(engine, { sheets }, '', link);
    await expect.poll(latest).toBeDefined();
    await expect.poll(() => element.offsetHeight).toBe(320);
    latest()?.onStateChange?.('error');
    const box = element.shadowRoot?.querySelector<HTMLElement>('.box');
    expect([box?.offsetHeight, element.offsetHeight < 100]).toEqual([320, true]);
  });

  test.each(['', '\n  '])('without children its own loading picture is visible (%j)', async (children) => {
    const { element, latest } = await placeSample(engine, {}, '', children);
    await expect.poll(latest).toBeDefined();
    await expect.poll(() => isWidgetVisible(element)).toBe(true);
  });

  test('nothing moves when the children give way', async () => {
    const sheets = ['.box{display:block;height:20rem}'];
    const { element, latest } = await placeSample(engine, { sheets }, '', link);
    await expect.poll(latest).toBeDefined();
    await expect.poll(() => element.offsetHeight).toBe(320);
    latest()?.onStateChange?.('ready');
    expect(element.offsetHeight).toBe(320);
  });

  test('a component that throws gives way to the children, says so, and is tried again at the next change', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const options = { state: 'ready', crashesOn: 'Atlantis' } as const;
    const { element } = await placeSample(engine, options, 'city="Pune"', link);
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    const heard: unknown[] = [];
    document.addEventListener('yantra-error', (event) => heard.push((event as CustomEvent).detail), { once: true });
    element.city = 'Atlantis';
    await expect.poll(() => element.getAttribute('state')).toBe('error');
    expect(heard).toEqual([{ code: undefined, message: 'cannot show Atlantis' }]);
    expect(isLinkVisible(element)).toBe(true);
    expect(textOf(element)).toBe('');
    expect(logged.mock.calls.flat().map(String).join()).toContain('cannot show Atlantis');
    element.city = 'Surat';
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    expect(textOf(element)).toBe('Surat');
    expect(isLinkVisible(element)).toBe(false);
  });

  test('a component that throws at once leaves the rest of the page alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await placeSample(engine, { crashesOn: 'Atlantis' }, 'city="Atlantis"', link);
    await expect.poll(() => element.getAttribute('state')).toBe('error');
    expect(isLinkVisible(element)).toBe(true);
  });
});
