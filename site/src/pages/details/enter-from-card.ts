/** How long the page before may stand still for the machine to come, in milliseconds; then it grows into the grey place of its picture. */
const patience = 300;
const mainSelector = '.y-details__main';
/** That of the card that was pressed, by mouse, thumb or key. */
const pressedSelector = '.y-card:is(:focus-within, :active) .y-card__media';

/** Resolves when the machine's picture is in the page, or when nobody should wait any longer. */
function pictureHere(): Promise<void> {
  const isHere = () => document.querySelector(`${mainSelector} img`) !== null;
  return new Promise((done) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const observer = new MutationObserver(() => isHere() && end());
    const timer = setTimeout(end, patience);
    observer.observe(document.body, { childList: true, subtree: true });
    if (isHere()) end();
  });
}

/** Lets the picture of the pressed card grow into that of the machine's page, where the browser can and nobody wants things to stand still. */
export function enterFromCard(show: () => void): void {
  const pressed = document.querySelector<HTMLElement>(pressedSelector);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!pressed || isStill || !('startViewTransition' in document)) return show();
  const before = document.querySelector<HTMLElement>(mainSelector);
  const source = pressed.querySelector('img')?.currentSrc;
  // One picture alone may have the name; on a machine's page its own has it.
  before?.style.setProperty('view-transition-name', 'none');
  pressed.style.setProperty('view-transition-name', 'machine');
  const transition = document.startViewTransition(async () => {
    pressed.style.removeProperty('view-transition-name');
    before?.style.removeProperty('view-transition-name');
    show();
    await pictureHere();
    // Until the larger one has come, the one that was just seen stands there.
    const main = document.querySelector<HTMLElement>(mainSelector);
    if (source) main?.style.setProperty('background', `50% 78% / cover url(${JSON.stringify(source)})`);
  });
  // It is left out where the tab is hidden or another begins; the page is there all the same.
  for (const step of [transition.ready, transition.finished]) step.catch(() => undefined);
}
