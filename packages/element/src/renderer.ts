import type { R2WCRenderer } from '@r2wc/core';
import type { Component, ReactNode, createElement } from 'react';
import type { Root, createRoot, hydrateRoot } from 'react-dom/client';
import { setStage } from './stage.ts';
import type { AnyWidget, ReportsState } from './widget.ts';

/** React or its replacement: `preact/compat` and `preact/compat/client`. */
export interface Engine {
  readonly createElement: typeof createElement;
  readonly Component: typeof Component;
  readonly createRoot: typeof createRoot;
  readonly hydrateRoot: typeof hydrateRoot;
}

/** What an element gives its renderer; it changes this, then asks for an update. */
export interface View {
  readonly props: ReportsState & Record<string, unknown>;
  /** The value of the widget's context, once found. */
  context?: unknown;
  /** How often the component has thrown. A new number makes a new boundary, so a later change of a prop tries again. */
  crashes: number;
}

const boundaryOf = (engine: Engine) =>
  class Boundary extends engine.Component<{ readonly view: View; readonly children?: ReactNode }> {
    static getDerivedStateFromError() {
      return { hasFailed: true };
    }
    override state = { hasFailed: false };
    override componentDidCatch(error: Error) {
      const { view } = this.props;
      view.crashes += 1;
      console.error(error);
      view.props.onStateChange?.('error', error);
    }
    override render() {
      return this.state.hasFailed ? null : this.props.children;
    }
  };

/** How r2wc's core shows a widget: the boundary, the context's provider, the component. */
export function createRenderer(engine: Engine, { component, context }: AnyWidget): R2WCRenderer<View, Root> {
  const { createElement, createRoot, hydrateRoot } = engine;
  const Boundary = boundaryOf(engine);
  const tree = (view: View) => {
    const content = createElement(component, view.props);
    const provided = context ? createElement(context.Provider, { value: view.context }, content) : content;
    return createElement(Boundary, { key: view.crashes, view }, provided);
  };
  // The boundary logs, on every engine alike.
  const options = { onCaughtError: () => {} };

  return {
    mount(shadow, _, view) {
      const container = setStage(shadow as unknown as ShadowRoot);
      if (container.hasChildNodes()) return hydrateRoot(container, tree(view), options);
      const root = createRoot(container, options);
      root.render(tree(view));
      return root;
    },
    update: (root, view) => root.render(tree(view)),
    unmount: (root) => root.unmount(),
  };
}
