/** Milliseconds from the beginning of the visit; a picture that comes later is not waited for. */
const latestMs = 2500;

/**
 * Begins the page's code, which waits in a template (document.ts): when the pictures in sight have been painted, so that it does not share a slow line with
 * them, or at the first press or key. A button pressed before the code has taken over is pressed again once it has.
 */
export function beginCode(): void {
  const code = document.querySelector<HTMLTemplateElement>('#yantra-code');
  if (!code) return;
  // Afterwards the template is empty, so a second time adds nothing.
  const begin = () => document.body.append(code.content);

  let pressed: HTMLElement | null = null;
  const waiting = new AbortController();
  const options = { signal: waiting.signal, capture: true, passive: true };
  addEventListener('pointerdown', begin, options);
  addEventListener('keydown', begin, options);
  const keep = ({ target }: Event) => {
    begin();
    // Links and forms work without code.
    pressed = target instanceof Element ? target.closest<HTMLElement>('#site button[type=button]') : null;
  };
  addEventListener('click', keep, options);
  const end = () => {
    waiting.abort();
    code.remove();
    if (pressed?.isConnected) pressed.click();
  };
  addEventListener('yantra-taken-over', end, options);

  // In a tab in the background nothing is painted: there, too, the time ends the wait.
  setTimeout(begin, latestMs - performance.now());
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  // A picture that fails holds nothing up. A frame is painted after its callbacks, and before what they put off.
  void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() =>
    requestAnimationFrame(() => setTimeout(begin)),
  );
}
