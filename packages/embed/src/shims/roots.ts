/* Replaces `react-dom/client`. */
import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact';

interface Root {
  render(tree: ComponentChild): void;
  unmount(): void;
}

export const createRoot = (container: ContainerNode): Root => ({
  render: (tree) => render(tree, container),
  unmount: () => render(null, container),
});

/** Takes over the container's mark-up. */
export function hydrateRoot(container: ContainerNode, tree: ComponentChild): Root {
  hydrate(tree, container);
  return createRoot(container);
}
