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
