/** Which card of the page's first carousel is the first in view, counted from 0. */
function first(): number {
  const host = document.querySelector('yantra-equipment-carousel');
  const track = (host?.shadowRoot ?? document).querySelector('.y-carousel__track');
  const left = track?.getBoundingClientRect().left ?? 0;
  return [...(track?.querySelectorAll('.y-carousel__slide') ?? [])].findIndex(
    (slide) => slide.getBoundingClientRect().right > left + 20,
  );
}

export const firstInView = `(${String(first)})()`;

/** How far a row is scrolled, in pixels, and whether it can be; nothing until it has contents. Runs in the page. */
function rest(selector: string): readonly [number, boolean] | undefined {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const row = roots.flatMap((root) => [...root.querySelectorAll(selector)])[0];
  return row && row.childElementCount > 0 ? [row.scrollLeft, row.scrollWidth > row.clientWidth + 1] : undefined;
}

export const restOf = (selector: string): string => `(${String(rest)})(${JSON.stringify(selector)})`;
