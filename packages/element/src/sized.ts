import type { OwnWidth } from './widget.ts';

/** For a widget's table: a width of its own, other than the 60rem of `stageCss`, and the styles with it. */
export const sized = <const Width extends OwnWidth>(width: Width, sheets: () => readonly string[]) => ({
  width,
  sheets: () => [
    ...sheets(),
    width === 'content'
      ? '@layer yantra.host{#stage:after{content:none}#root{contain:none}}'
      : `@layer yantra.host{#stage:after{grid-template-columns:minmax(0,${width})}}`,
  ],
});
