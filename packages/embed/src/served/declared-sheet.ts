import { stageCss } from '@yantra/element';
import { sheets, tokens } from '@yantra/equipment-carousel/first-cards';

/** `font-size: medium` for who has set nothing else; the widget measures it, a file cannot. */
const mediumPx = 16;

/** The value of every token where no page says otherwise: its last declaration for all themes. */
function defaults(css: string): ReadonlyMap<string, string> {
  const [usual = ''] = css.split(/:where\(\[data-theme/);
  return new Map(
    [...usual.matchAll(/(--yantra-[\w-]+):([^;{}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** A style text that stands alone: no token need be declared on the page, and one that is still wins. */
function withDefaults(css: string, values: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--yantra-[\w-]+)\)/g, (text, name: string) => {
    const value = values.get(name);
    return value === undefined ? text : `var(${name},${withDefaults(value, values)})`;
  });
}

const inPx = (css: string): string =>
  css.replace(/(?<!\w[-.]?|--)(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * mediumPx}px`);

/* Until the widget is there: its children wait out of sight, and the ground of a card is what the card says (browsers that can read it). */
const untilThen = `@layer yantra.host{:host(:not([state])) slot{display:none}}@layer yantra.components{@supports (color:attr(x type(<color>),red)){.y-card[data-colour]{--colour:attr(data-colour type(<color>),#fff7e7)}}}`;

/** What a declarative shadow root links to: the carousel's own styles, in which nothing is left to work out. */
export const declaredSheet = (): string =>
  inPx(withDefaults([stageCss, ...sheets(), untilThen].join(''), defaults(tokens())));
