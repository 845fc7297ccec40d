/*
 * The names under which r2wc's core keeps its state of an element. They are registered symbols but not documented: `r2wc.browser.test.ts` is their canary, and
 * names the release.
 */
export const connectedKey: unique symbol = Symbol.for('r2wc.connected') as never;
export const contextKey: unique symbol = Symbol.for('r2wc.context') as never;
export const propsKey: unique symbol = Symbol.for('r2wc.props') as never;
export const renderKey: unique symbol = Symbol.for('r2wc.render') as never;
