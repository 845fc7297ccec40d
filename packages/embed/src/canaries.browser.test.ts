/*
 * What the embed assumes of Preact although no manual promises it. A canary that fails says which trick an upgrade broke, which release it was made for and
 * where to look. The handbook's page on the embed explains each trick.
 */
import { type ComponentChild, createElement, render } from 'preact';
import { useState } from 'preact/hooks';
import { version } from 'preact/package.json';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { draw } from './first/draw.ts';
import { jsx, useRef, useState as useEngineState, whileInert } from './first/engine.ts';
import { useSyncExternalStore } from './shims/external-store.ts';
import './shims/preact.ts';
import { hydrateRoot } from './shims/roots.ts';

const madeFor = '11.2.0';
const lookAt = (file: string, assumption: string) =>
  `${assumption} That was so in Preact ${madeFor}; this is ${version}. Look at packages/embed/src/${file}.`;

/** A place on the page, and how often its elements were added, removed or changed. */
function place(html = '') {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  onTestFinished(() => box.remove());
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(box, { childList: true, subtree: true, characterData: true, attributes: true });
  return { box, changes: () => watcher.takeRecords().map(({ type, target }) => `${type} of ${target.nodeName}`) };
}
const tasks = () => new Promise((done) => setTimeout(done, 50));

describe('hooks that do nothing', () => {
  interface SampleProps {
    readonly names: readonly string[];
    readonly onFocus: () => void;
  }
  const Item = ({ name }: { readonly name: string }) => {
    const [count] = useEngineState(() => 7) as [number];
    return jsx('li', { ref: useRef(null), 'aria-busy': false, hidden: false, children: [name, ' ', count] });
  };
  const Sample = ({ names, onFocus }: SampleProps) =>
    jsx('section', {
      className: 'y-sample',
      children: [
        jsx('svg', { viewBox: '0 0 1 1', children: jsx('path', { d: 'M0 0' }) }),
        false,
        jsx('button', { type: 'button', disabled: true, onFocus, children: 'b' }),
        jsx('ul', { children: names.map((name) => jsx(Item as never, { name }, name)) }),
      ],
    });

  test('draw what Preact takes over without a change', async () => {
    const { box, changes } = place();
    const props: SampleProps = { names: ['a', 'b'], onFocus: () => undefined };
    whileInert(() => {
      const { later, finish } = draw(Sample(props), box);
      for (const next of later) next();
      finish();
    });
    changes();
    const root = hydrateRoot(box, jsx(Sample as never, props) as ComponentChild);
    await tasks();
    expect(
      changes(),
      lookAt(
        'first/draw.ts',
        'Hydration finds elements, texts and attributes as they are drawn, so nothing is written.',
      ),
    ).toEqual([]);
    root.unmount();
  });
});

describe('React’s manners', () => {
  test('are the DOM’s own names: class, input, focusin; an event is its own nativeEvent', () => {
    const heard: string[] = [];
    const hear = (event: { readonly type: string; readonly nativeEvent?: Event }) =>
      heard.push(`${event.type} ${event.nativeEvent === (event as unknown)}`);
    const { box } = place();
    render(
      jsx('label', {
        className: 'y-field',
        onFocus: hear,
        onBlur: hear,
        children: jsx('input', { onChange: hear }),
      }) as ComponentChild,
      box,
    );
    const input = box.querySelector('input');
    for (const type of ['input', 'change', 'focusin', 'focusout'])
      input?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(
      { heard, label: box.firstElementChild?.className },
      lookAt('shims/preact.ts', 'Preact listens for what a prop is named after, and asks options.event first.'),
    ).toEqual({ heard: ['input true', 'focusin true', 'focusout true'], label: 'y-field' });
  });

  test('include a store outside, whose change between rendering and effect is seen', async () => {
    let value = 'before';
    const listeners = new Set<() => void>();
    const subscribe = (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    };
    const Reader = () =>
      createElement(
        'b',
        {},
        useSyncExternalStore(subscribe as never, () => value),
      );
    const Writer = () => {
      useState(() => (value = 'while rendering'));
      return null;
    };
    const { box } = place();
    render(createElement('p', {}, createElement(Reader, {}), createElement(Writer, {})), box);
    const advice = lookAt('shims/external-store.ts', 'A layout effect runs before anybody else can change the store.');
    await vi.waitFor(() => expect(box.textContent, advice).toBe('while rendering'));
    value = 'after';
    for (const changed of listeners) changed();
    await vi.waitFor(() => expect(box.textContent, advice).toBe('after'));
    render(null, box);
    expect(listeners.size, advice).toBe(0);
  });
});
