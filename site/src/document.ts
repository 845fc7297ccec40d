import { createHash } from 'node:crypto';
import type { ScopeSnapshot } from '@yantra/state';
import { safeColour } from '@yantra/domain';
import { type Head, embeddedJson, escapeHtml, headHtml } from './head.ts';

/** The files of the client build that a page needs, as addresses. */
export interface SiteAssets {
  readonly script: string;
  /** Chunks the script will import: asked for at once instead of one after the other. */
  readonly preload: readonly string[];
  /** The chunks of each page by its module, besides the script's own. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

export interface DocumentParts {
  readonly head: Head;
  /** Scheme and host of this site, e.g. `https://yantra.example`. */
  readonly origin: string;
  readonly body: string;
  readonly snapshot: ScopeSnapshot;
  readonly assets: SiteAssets;
  /** Category colours of the page, `#rrggbb`. */
  readonly colours: readonly string[];
}

/** A page, and the SHA-256 (base64) of its one style element, by which the content security policy lets it pass. */
export interface RenderedDocument {
  readonly html: string;
  readonly styleHashes: readonly string[];
}

/* A strict policy forbids style attributes, so the categories' colours, which admins choose, come as one sheet until the script sets them. */
const colourSheet = (colours: readonly string[]): string =>
  [...new Set(colours.map((colour) => safeColour(colour)))]
    .map((colour) => `[data-colour="${colour}"]{--colour:${colour}}`)
    .join('');

export function renderDocument({ head, origin, body, snapshot, assets, colours }: DocumentParts): RenderedDocument {
  const sheet = colourSheet(colours);
  const links = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
  ].join('');
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${headHtml(head, origin)}<link rel="icon" href="/static/brand/favicon.svg" type="image/svg+xml">${links}<style>${sheet}</style><script type="module" src="${escapeHtml(assets.script)}"></script></head><body class="y-root"><div id="site">${body}</div><script type="application/json" id="yantra-snapshot">${embeddedJson(snapshot)}</script></body></html>`;
  return { html, styleHashes: [createHash('sha256').update(sheet).digest('base64')] };
}
