/*
 * What the embed assumes of Preact and no manual promises. A canary that falls says which trick an upgrade has broken, which release it was made
 * for and where to look. What each trick is for: the handbook's page on the embed.
 */
import { type ComponentChild, createElement, options, render } from 'preact';
import { useState } from 'preact/hooks';
import { version } from 'preact/package.json';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { draw } from './first/draw.ts';
import { jsx, useRef, useState as useEngineState, whileInert } from './first/engine.ts';
import { useSyncExternalStore } from './shims/external-store.ts';
import './shims/preact.ts';
import { createRoot, hydrateRoot } from './shims/roots.ts';

const madeFor = '11.2.0';
const lookAt = (file: string, assumption: string) =>
  `${assumption} That was so in Preact ${madeFor}; this is ${version}. Look at packages/embed/src/${file}.`;

/** A place on the page, and how many times its elements were added, removed or written to. */
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

/** Which of Preact's private hooks is called with what, while `act` runs. */
function spied(name: '__r' | '__e', act: () => void): unknown[][] {
  const hooks = options as unknown as Record<string, (...args: unknown[]) => unknown>;
  const before = hooks[name];
  const calls: unknown[][] = [];
  hooks[name] = (...args) => {
    calls.push(args);
    return name === '__e' || before?.(...args);
  };
  try {
    act();
  } finally {
    hooks[name] = before as () => unknown;
  }
  return calls;
}

describe('mangled names: Preact', () => {
  test('calls options.__r before a component is rendered, with a vnode that has the component as __c', () => {
    const Part = () => createElement('b', {});
    const [[vnode] = []] = spied('__r', () => render(createElement(Part, {}), place().box));
    const { __c: component } = (vnode ?? {}) as { readonly __c?: { readonly forceUpdate?: unknown } };
    expect(
      component?.forceUpdate,
      lookAt('shims/roots.ts', 'options.__r gets a vnode whose component is __c.'),
    ).toBeTypeOf('function');
  });

  test('calls options.__e with what a component throws, and is content where that answers', () => {
    const Part = () => {
      throw new Error('a canary');
    };
    const calls = spied('__e', () => render(createElement(Part, {}), place().box));
    expect(calls[0]?.[0], lookAt('shims/roots.ts', 'options.__e is given what was thrown.')).toMatchObject({
      message: 'a canary',
    });
  });
});

describe('a thrown promise', () => {
  test('leaves what stands there until its component is rendered again, part by part', async () => {
    const { box, changes } = place('<ul><li>0</li><li>1</li><li>2</li></ul>');
    const before = [...box.querySelectorAll('*')];
    const live: number[] = [];
    const Part = ({ n }: { readonly n: number }) => {
      live.push(n);
      return createElement('li', {}, n);
    };
    const parts = [0, 1, 2].map((n) => createElement(Part, { key: `part ${n}`, n }));
    const root = hydrateRoot(box, createElement('ul', {}, parts));
    const advice = lookAt('shims/roots.ts', 'What a component throws while it is hydrated leaves its mark-up alone.');
    expect({ live, changes: changes() }, advice).toEqual({ live: [], changes: [] });
    await tasks();
    expect({ live, changes: changes() }, advice).toEqual({ live: [0, 1, 2], changes: [] });
    expect([...box.querySelectorAll('*')], advice).toEqual(before);
    root.unmount();
  });

  test('is nobody else’s: what a component throws in earnest still reaches its boundary', () => {
    const Part = () => {
      throw new Error('in earnest');
    };
    expect(() => createRoot(place().box).render(createElement(Part, {}) as ComponentChild)).toThrow('in earnest');
  });
});

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
