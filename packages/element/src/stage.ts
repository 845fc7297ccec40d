import { adoptSheets } from './sheets.ts';

/*
 * The contents of every shadow root: the widget's root, and the slot for the tag's children. A server that writes a declarative shadow root writes the same:
 * <div id="stage"><div id="root" class="y-root">…</div><slot></slot></div>.
 *
 * Inside :host and #root the page's style ends, its direction too, which `all` excludes: all our languages are written from left to right. `!important` in a
 * shadow root beats `!important` outside, so `* { all: unset }` cannot make the host inline. `all: initial` stops inheritance (text-transform, letter-spacing
 * …); the page keeps the font family, the colour scheme (unless the tag's `theme` sets another; see `isOnDark`), and control over whether the widget is
 * visible and usable.
 *
 * A widget takes the width that it is given. Its contents ask for none (`contain: inline-size`), so a long row never widens the page; where the page asks
 * how wide it would be (a float, a table's cell, an item of a flex row), an empty row says 60rem, and nothing at the least, whatever the page has.
 *
 * While a widget with children loads for the first time, children and widget share one grid cell, the widget invisible: the children can be read, the space is
 * kept, and nothing moves when the widget appears. If it cannot load, the children are all there is to see, and it keeps its size out of sight: a map that
 * became smaller would ask anew. From its first `ready` on it speaks for itself, and they show again only if it has nothing left to show. Margins of the
 * children stay inside the stage, whether it is a grid or not. From `ready` on its `display` stays as it is: a change would lay out all anew.
 */
export const stageCss =
  '@layer yantra.host{' +
  ':host{display:flow-root!important;min-inline-size:0;font-size:medium!important}' +
  ':host([hidden]){display:none!important}' +
  ':host([theme=light]){color-scheme:light!important}' +
  ':host([theme=dark]){color-scheme:dark!important}' +
  ':host([theme=auto]){color-scheme:light dark!important}' +
  ':where(#stage){display:flow-root}' +
  '#stage:after{content:"";display:grid;grid-template-columns:minmax(0,60rem)}' +
  '#root{all:initial;direction:ltr;contain:inline-size;grid-area:1/1;display:block;font-size:1rem;font-family:inherit;color-scheme:inherit;visibility:inherit;pointer-events:inherit}' +
  'slot{display:none;grid-area:1/1}' +
  '.filled>slot,#root:empty+slot{display:block}' +
  ':host([state=ready]) slot,:host([state=empty]) slot{display:none}' +
  ':host([state=loading]) .filled{display:grid;grid:auto/minmax(0,1fr)}' +
  ':host([state=loading]) .filled>#root{visibility:hidden}' +
  ':host([state=error]) .filled>#root{visibility:hidden;block-size:0;overflow:clip}' +
  '}';

const filled = 'filled';

/** The children of the tag have given way to the widget. */
export const giveWay = (shadow: ShadowRoot): unknown => shadow.getElementById('stage')?.classList.remove(filled);

/** Builds a shadow root's contents, or takes over those of a declarative one. Returns the element the widget is rendered into. */
export function setStage(shadow: ShadowRoot): HTMLElement {
  const served = shadow.getElementById('root');
  if (served) return served;
  const document = shadow.ownerDocument;
  const stage = document.createElement('div');
  const root = document.createElement('div');
  const slot = document.createElement('slot');
  stage.id = 'stage';
  root.id = 'root';
  root.className = 'y-root';
  // White space between the tags is not content: the widget then shows its own skeleton.
  const mark = () => {
    const { host } = shadow;
    stage.className = host.childElementCount || host.textContent.trim() ? filled : '';
  };
  slot.addEventListener('slotchange', mark);
  mark();
  stage.append(root, slot);
  shadow.append(stage);
  return root;
}

/** A shadow root's styles; css texts. */
export interface Dress {
  readonly sheets: () => readonly string[];
  readonly tokens?: () => string;
}

/** Gives a shadow root its styles and its stage, and the page its tokens. Returns the element the widget is rendered into. */
export function dress(shadow: ShadowRoot, { sheets, tokens }: Dress): HTMLElement {
  if (tokens) adoptSheets(shadow.ownerDocument, [tokens()]);
  adoptSheets(shadow, [stageCss, ...sheets()]);
  const root = setStage(shadow);
  // Set anew each time: it may have been moved to a lighter place.
  root.style.colorScheme = isOnDark(shadow.host) ? 'dark' : '';
  return root;
}

/**
 * A page with light text is a dark one, also where it declares no colour scheme; the first number of a colour is its lightness, or its red. From which number
 * on a text is light hangs on the notation: `rgb(…)`, `lab(…)` and `lch(…)`, all others.
 */
function isOnDark(host: Element): boolean {
  const { color, colorScheme } = getComputedStyle(host);
  const lightFrom = { r: 140, l: 60 }[color[0] as string] ?? 0.6;
  return colorScheme === 'normal' && Number(/[\d.]+/.exec(color)) > lightFrom;
}
