import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact';

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
