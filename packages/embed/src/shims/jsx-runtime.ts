/* Stands in for `react/jsx-runtime`: Preact's own also serves compiled templates, which are not used here. */
import { type ComponentChildren, Fragment, createElement } from 'preact';

type Props = Record<string, unknown> & { children?: ComponentChildren };

export { Fragment };
export const jsx = (type: string, props: Props, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key });
export { jsx as jsxs };
