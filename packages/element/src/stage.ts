import { adoptSheets, adoptTokens } from './sheets.ts';

/*
 * The contents of every shadow root: the widget's root, and the slot for the tag's children. A server that writes a declarative shadow root writes the same:
 * <div id="stage"><div id="root" class="y-root">…</div><slot></slot></div>.
 *
 * Inside :host and #root the page's style ends, its direction too, which `all` excludes: all our languages are written from left to right. `!important` in a
 * shadow root beats `!important` outside, so `* { all: unset }` cannot make the host inline. `all: initial` stops inheritance (text-transform, letter-spacing
 * …); the page keeps the font family, the colour scheme (unless the tag's `theme` sets another), and control over whether the widget is visible and usable.
 *
 * While a widget with children loads, children and widget share one grid cell, the widget invisible: the children can be read, the space is kept, and nothing
 * moves when the widget appears. Margins of the children stay inside the stage, whether it is a grid or not.
 */
export const stageCss = `@layer yantra.host{
:host{display:block!important;font-size:medium!important}
:host([hidden]){display:none!important}
:host([theme=light]){color-scheme:light!important}
:host([theme=dark]){color-scheme:dark!important}
:host([theme=auto]){color-scheme:light dark!important}
#root{all:initial;direction:ltr;grid-area:1/1;display:block;font-size:1rem;font-family:inherit;color-scheme:inherit;visibility:inherit;pointer-events:inherit}
slot{display:block;grid-area:1/1}
:host([state=ready]) slot,:host([state=empty]) slot{display:none}
.filled{display:flow-root}
:host([state=loading]) .filled{display:grid;grid:auto/minmax(0,1fr)}
:host([state=loading]) .filled>#root{visibility:hidden}
}`;

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
    stage.className = host.childElementCount || host.textContent.trim() ? 'filled' : '';
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
  if (tokens) adoptTokens(shadow.ownerDocument, tokens());
  adoptSheets(shadow, [stageCss, ...sheets()]);
  return setStage(shadow);
}
