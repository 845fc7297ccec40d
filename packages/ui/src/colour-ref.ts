/**
 * A ref that sets `--colour` on its element through CSSOM, as a `style` attribute in served HTML would need a looser content
 * security policy. Give the element `data-colour` too, so that a server-rendered page can colour it by a style sheet before
 * scripts run.
 *
 * @param colour `#rrggbb`
 */
export function colourRef(colour: string): (element: HTMLElement | null) => void {
  return (element) => {
    element?.style.setProperty('--colour', colour);
  };
}
