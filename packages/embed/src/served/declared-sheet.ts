import { stageCss } from '@yantra/element';
import { sheets, tokens } from '@yantra/equipment-carousel/first-cards';

/** `font-size: medium` by default; the widget measures it, a file cannot. */
const mediumPx = 16;

/** The default of every token: its last declaration for all themes. */
function defaults(css: string): ReadonlyMap<string, string> {
  const [usual = ''] = css.split(/:where\(\[data-theme/);
  return new Map(
    [...usual.matchAll(/(--yantra-[\w-]+):([^;{}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** A style text that stands alone: tokens need not be declared on the page, but win if they are. */
function withDefaults(css: string, values: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--yantra-[\w-]+)\)/g, (text, name: string) => {
    const value = values.get(name);
    return value === undefined ? text : `var(${name},${withDefaults(value, values)})`;
  });
}

const inPx = (css: string): string =>
  css.replace(/(?<!\w[-.]?|--)(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * mediumPx}px`);

/* Until the widget is loaded, its children are hidden, and a card has the background it names (in browsers that can read it). */
const untilThen = `@layer yantra.host{:host(:not([state])) slot{display:none}}@layer yantra.components{@supports (color:attr(x type(<color>),red)){.y-card[data-colour]{--colour:attr(data-colour type(<color>),#fff7e7)}}}`;

/** The style sheet of a declarative shadow root: the carousel's own styles with all values resolved. */
export const declaredSheet = (): string =>
  inPx(withDefaults([stageCss, ...sheets(), untilThen].join(''), defaults(tokens())));
