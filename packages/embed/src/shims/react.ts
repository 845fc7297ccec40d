/*
 * Stands in for `react` and `react-dom/client` in the CDN build: Preact with the few of React's manners our components use. The whole of
 * preact/compat would do the same for 1.5 kB more, which on a partner's page is a tenth of everything.
 */
import { type ComponentChild, type ContainerNode, hydrate, options, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { Component, Fragment, createContext, createElement } from 'preact';
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Follows what lies outside. Nothing here is rendered on a server, so there is one way to read it. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const [value, setValue] = useState(read);
  useLayoutEffect(() => {
    const look = () => setValue(() => read());
    look();
    return subscribe(look);
  }, [subscribe, read]);
  return value;
}

/** React's name of a prop to the DOM's. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  // React's focus events bubble.
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
};

const before = options.vnode?.bind(options);
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const [theirs, ours] of Object.entries(names)) {
      if (theirs in props) {
        props[ours] = props[theirs];
        delete props[theirs];
      }
    }
    // React's change event is the DOM's input event wherever text is typed.
    if (props['onChange'] && vnode.type === 'input') {
      props['onInput'] = props['onChange'];
      delete props['onChange'];
    }
  }
  before?.(vnode);
};

interface Root {
  render(tree: ComponentChild): void;
  unmount(): void;
}

const rootOf = (container: ContainerNode): Root => ({
  render: (tree) => render(tree, container),
  unmount: () => render(null, container),
});

export const createRoot = rootOf;

export function hydrateRoot(container: ContainerNode, tree: ComponentChild): Root {
  hydrate(tree, container);
  return rootOf(container);
}
