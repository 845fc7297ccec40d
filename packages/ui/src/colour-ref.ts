/**
 * A ref that gives its element the colour `--colour` through CSSOM: a `style` attribute in served HTML would need a loosened
 * content security policy. Let the element carry `data-colour` too, so that a page made on a server can colour it by a sheet before
 * scripts run.
 *
 * @param colour `#rrggbb`
 */
export function colourRef(colour: string): (element: HTMLElement | null) => void {
  return (element) => {
    element?.style.setProperty('--colour', colour);
  };
}
