/* Stands in for `react/jsx-runtime`. */
export { jsx, jsx as jsxs } from './engine.ts';
export { Fragment } from 'preact';
