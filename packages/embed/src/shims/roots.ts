import { type ComponentChild, type ContainerNode, type VNode, hydrate, options, render } from 'preact';
import { nextTask } from '../first/next-task.ts';

interface Root {
  render(tree: ComponentChild): void;
  unmount(): void;
}

/** A component whose turn comes later. */
interface Part {
  forceUpdate(): void;
}

/** Preact's hooks before a component's rendering and after what it throws; with these names, and that of a VNode's component, in its pinned build. */
interface Hooks {
  __r?: (vnode: VNode & { readonly __c: Part }) => void;
  __e: (error: unknown, ...rest: readonly unknown[]) => void;
  debounceRendering?: ((render: () => void) => void) | undefined;
}

/** Thrown, it leaves what stands in the page as it is until the component is rendered again: to Preact, code that is still to come. */
const notYet = Promise.resolve();
/** The parts of the root that is being hydrated, one at a time in one thread. */
const hydrating: { parts?: Part[] | undefined } = {};

const hooks = options as unknown as Hooks;
const { __r: before, __e: onError } = hooks;
hooks.__r = (vnode) => {
  const { parts } = hydrating;
  if (parts && vnode.key && !parts.includes(vnode.__c)) {
    parts.push(vnode.__c);
    // oxlint-disable-next-line typescript/only-throw-error -- A promise, as Suspense throws it.
    throw notYet;
  }
  before?.(vnode);
};
hooks.__e = (error, ...rest) => error === notYet || onError(error, ...rest);

const rootOf = (container: ContainerNode): Root => ({
  render: (tree) => render(tree, container),
  unmount: () => render(null, container),
});

export const createRoot = rootOf;

/**
 * Takes over what stands in the container, a part after the other and each in a task of its own, since all at once they would hold a cheap phone longer
 * than a person notices. A part is a component that has a key; it must be exactly one element.
 */
export function hydrateRoot(container: ContainerNode, tree: ComponentChild): Root {
  const parts: Part[] = [];
  const take = (act: () => void) => {
    const { debounceRendering } = hooks;
    hooks.debounceRendering = (now) => now();
    hydrating.parts = parts;
    try {
      act();
    } finally {
      hydrating.parts = undefined;
      hooks.debounceRendering = debounceRendering;
    }
  };
  take(() => hydrate(tree, container));
  void (async () => {
    // A part may bring further ones.
    for (const part of parts) {
      await nextTask();
      take(() => part.forceUpdate());
    }
  })();
  return rootOf(container);
}
