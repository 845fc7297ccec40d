/* Replaces `react/jsx-runtime`. */
export { jsx, jsx as jsxs } from '../first/engine.ts';
export { Fragment } from 'preact';
