import { remToPx } from './rem-to-px.ts';

/* Kept on the document, so that two copies of this package share their sheets; the number grows when the shape changes. */
const sheetsKey: unique symbol = Symbol.for('yantra.sheets.1') as never;

interface KnownSheets {
  /** `font-size: medium` in px. */
  readonly medium: number;
  readonly byText: Map<string, CSSStyleSheet>;
}
type DocumentWithSheets = Document & { [sheetsKey]?: KnownSheets };

/** Measures the browser's default font size: it follows a person's text setting, not the page's root font. */
function measureMedium(document: Document): number {
  const probe = document.createElement('i');
  // Inline and important, so that no rule of the page reaches it. A family is named because `medium` is smaller in monospace.
  probe.style.setProperty('font', 'medium sans-serif', 'important');
  document.documentElement.append(probe);
  const medium = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return medium || 16;
}

/** The sheet of a css text: one for the document, however many elements adopt it. */
export function sheetOf(document: Document, css: string): CSSStyleSheet {
  const known = ((document as DocumentWithSheets)[sheetsKey] ??= {
    medium: measureMedium(document),
    byText: new Map(),
  });
  let sheet = known.byText.get(css);
  if (!sheet) {
    sheet = new (document.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(remToPx(css, known.medium));
    known.byText.set(css, sheet);
  }
  return sheet;
}

/**
 * Adopts css texts at a node, once each: in its shadow root, or in the page. For a widget's own sheets, and for those of a part loaded later, from an effect; a
 * detached node is ignored, and a document without a window, which shows nothing and takes no sheets of another.
 */
export function adoptSheets(node: Node, texts: readonly string[]): void {
  const { adoptedStyleSheets } = node.getRootNode() as Partial<DocumentOrShadowRoot>;
  const document = node.ownerDocument ?? (node as Document);
  if (!document.defaultView) return;
  for (const css of texts) {
    const sheet = sheetOf(document, css);
    if (adoptedStyleSheets?.includes(sheet) === false) adoptedStyleSheets.push(sheet);
  }
}

/**
 * Adopts the design tokens for a whole page, once. Its custom properties are in a layer and without specificity, so the page's own `:root { --yantra-…: … }`
 * wins. Lengths in rem become px, as in the widgets.
 */
export const adoptTokens = (document: Document, css: string): void => adoptSheets(document, [css]);
