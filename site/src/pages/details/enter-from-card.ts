/**
 * How long the previous page may freeze while the machine loads, in milliseconds; after that the placeholder of its picture is
 * used.
 */
const maxWaitMs = 300;
const mainSelector = '.y-details__main';
/** The picture of the card that was pressed, by mouse, touch or key. */
const pressedSelector = '.y-card:is(:focus-within, :active) .y-card__media';

/** Resolves when the machine's picture is in the page, or when it has taken too long. */
function pictureLoaded(): Promise<void> {
  const isHere = () => document.querySelector(`${mainSelector} img`) !== null;
  return new Promise((done) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const observer = new MutationObserver(() => isHere() && end());
    const timer = setTimeout(end, maxWaitMs);
    observer.observe(document.body, { childList: true, subtree: true });
    if (isHere()) end();
  });
}

/**
 * Expands the picture of the pressed card into that of the machine's page, where the browser supports it and the visitor has
 * not asked for reduced motion.
 */
export function enterFromCard(show: () => void): void {
  const pressed = document.querySelector<HTMLElement>(pressedSelector);
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!pressed || prefersReducedMotion || !('startViewTransition' in document)) return show();
  const before = document.querySelector<HTMLElement>(mainSelector);
  const source = pressed.querySelector('img')?.currentSrc;
  // Only one picture may have the name; on a machine's page its own has it.
  before?.style.setProperty('view-transition-name', 'none');
  pressed.style.setProperty('view-transition-name', 'machine');
  const transition = document.startViewTransition(async () => {
    pressed.style.removeProperty('view-transition-name');
    before?.style.removeProperty('view-transition-name');
    show();
    await pictureLoaded();
    // Shows the picture just seen until the larger one has loaded.
    const main = document.querySelector<HTMLElement>(mainSelector);
    if (source) main?.style.setProperty('background', `50% 78% / cover url(${JSON.stringify(source)})`);
  });
  // A transition is skipped when the tab is hidden or another begins; the page is shown all the same.
  for (const step of [transition.ready, transition.finished]) step.catch(() => undefined);
}
