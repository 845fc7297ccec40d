/* The canary for what this package uses of r2wc's core without documentation, and for the CDN build's replacement: both must behave the same. */
import core from '@r2wc/core';
import { version } from '@r2wc/core/package.json';
import { describe, expect, test } from 'vitest';
import inShort from './r2wc-in-short.ts';
import { connectedKey, contextKey, propsKey, renderKey } from './r2wc-keys.ts';

const advice = `This was so in @r2wc/core 1.3.1; this is ${version}. Look at packages/element/src/r2wc-keys.ts, define-widget.ts and r2wc-in-short.ts.`;

type Keyed = HTMLElement & {
  [connectedKey]: boolean;
  [contextKey]?: unknown;
  [propsKey]: object;
  readonly container: ShadowRoot;
  [renderKey](): void;
};

/** An element of a component that is never shown, and the calls to its renderer. */
function made(r2wc: typeof core) {
  const calls: unknown[][] = [];
  const Component = () => null;
  const renderer = {
    mount: (...args: unknown[]) => (calls.push(['mount', ...args]), 'mounted'),
    update: (...args: unknown[]) => void calls.push(['update', ...args]),
    unmount: (...args: unknown[]) => void calls.push(['unmount', ...args]),
  };
  const Class = r2wc(Component as never, { shadow: 'open', props: [], events: [] } as never, renderer as never);
  const tag = `r2wc-${crypto.randomUUID()}`;
  customElements.define(tag, Class);
  return { element: document.createElement(tag) as Keyed, Component, calls };
}

describe.each([
  ['@r2wc/core', core],
  ['what stands in for it', inShort as unknown as typeof core],
])('%s', (_name, r2wc) => {
  test('keeps connection, props and what was mounted under registered symbols', () => {
    const { element } = made(r2wc);
    expect({ isConnected: element[connectedKey], mounted: element[contextKey] }, advice).toEqual({
      isConnected: true,
      mounted: undefined,
    });
    expect(element[propsKey], advice).toBeTypeOf('object');
    document.body.append(element);
    expect(element[contextKey], advice).toBe('mounted');
    element.remove();
    expect({ isConnected: element[connectedKey], mounted: element[contextKey] }, advice).toEqual({
      isConnected: false,
      mounted: undefined,
    });
  });

  test('mounts when connected, updates when told to render, unmounts when removed, and renders nothing while it is away', () => {
    const { element, Component, calls } = made(r2wc);
    const props = { city: 'Pune' };
    element[propsKey] = props;
    document.body.append(element);
    element[renderKey]();
    element.remove();
    element[renderKey]();
    expect(calls, advice).toEqual([
      ['mount', element.shadowRoot, Component, props],
      ['update', 'mounted', props],
      ['unmount', 'mounted'],
    ]);
    expect(element.container, advice).toBe(element.shadowRoot);
  });
});
