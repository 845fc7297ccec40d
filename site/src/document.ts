import { createHash } from 'node:crypto';
import { escapeHtml, localePrefix, safeColour } from '@yantra/domain';
import { type Language, LanguageProvider } from '@yantra/language';
import type { ScopeSnapshot } from '@yantra/state';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Payments, paymentsTag } from './gateway-mode.tsx';
import { type Head, embeddedJson, headHtml } from './head.ts';
import { Footer } from './layout/footer.tsx';
import { messages } from './layout/layout.messages.ts';
import { ownFrame } from './layout/own-frame.ts';

/** Files that some code brings along, as addresses. */
interface CodeFiles {
  /** Chunks that the code will import: preloaded together instead of one after the other. */
  readonly preload: readonly string[];
  readonly styles: readonly string[];
}

/** The files of the client build that a page needs, as addresses. */
export interface SiteAssets extends CodeFiles {
  readonly script: string;
  /** Says when the script begins, on pages with the site's frame. */
  readonly start: string;
  /** Those of each page and dashboard screen, by its module, besides those of the script. */
  readonly pages: Readonly<Record<string, CodeFiles>>;
  readonly fonts: readonly string[];
  /** Those that documents in Hindi and Marathi have besides. */
  readonly devanagari: { readonly styles: readonly string[]; readonly fonts: readonly string[] };
}

export interface DocumentParts {
  readonly head: Head;
  /** Path and query, without the language. */
  readonly path: string;
  /** The texts around the page; undefined is English. */
  readonly language: Language | undefined;
  /** Scheme and host of this site, e.g. `https://yantra.example`. */
  readonly origin: string;
  readonly body: string;
  readonly snapshot: ScopeSnapshot;
  readonly assets: SiteAssets;
  /** Category colours of the page, `#rrggbb`. */
  readonly colours: readonly string[];
  /** The page brings its own frame. */
  readonly hasOwnFrame: boolean;
  /** On documents that take payments. */
  readonly payments: Payments | undefined;
}

/** A page, and the SHA-256 (base64) of its one style element, which the content security policy needs to allow it. */
export interface RenderedDocument {
  readonly html: string;
  readonly styleHashes: readonly string[];
}

/* The policy forbids style attributes, so the categories' colours, which admins choose, come as one style sheet until the
   script sets them. */
const colourSheet = (colours: readonly string[]): string =>
  [...new Set(colours.map((colour) => safeColour(colour)))]
    .map((colour) => `[data-colour="${colour}"]{--colour:${colour}}`)
    .join('');

/** Tags in the head of every page. */
const siteTags = [
  `<meta property="og:site_name" content="${messages.brand}">`,
  '<meta property="og:type" content="website"><meta property="og:locale" content="en_IN">',
  // The canvas colours of both themes: colours a phone browser's bar.
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffcf6">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15171a">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/static/brand/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/static/brand/apple-touch-icon.png">',
  '<link rel="manifest" href="/static/manifest.webmanifest">',
].join('');

const low = ' fetchpriority="low"';

/**
 * After the content, and behind it on the line: a phone first needs styles and the pictures in sight. Pages that are read before they are used begin their
 * code by `start/begin-code.ts`, for which it lies in a template, where nothing is loaded.
 */
function scriptsOf({ script, start, preload }: SiteAssets, isAtOnce: boolean): string {
  const attributes = isAtOnce ? low : '';
  const code = [
    // The largest first, since the others need it.
    ...[script, ...preload].map((href) => `<link rel="modulepreload"${attributes} href="${escapeHtml(href)}">`),
    `<script type="module"${attributes} src="${escapeHtml(script)}"></script>`,
  ].join('');
  if (isAtOnce) return code;
  return `<template id="yantra-code">${code}</template><script type="module"${low} src="${escapeHtml(start)}"></script>`;
}

export function renderDocument({
  head,
  path,
  language,
  origin,
  body,
  snapshot,
  assets,
  colours,
  hasOwnFrame,
  payments,
}: DocumentParts): RenderedDocument {
  const sheet = colourSheet(colours);
  const prefix = localePrefix(language?.locale);
  const links = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
  ].join('');
  const html = [
    `<!doctype html><html lang="${language?.locale ?? 'en'}-IN"${hasOwnFrame ? ` ${ownFrame}` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headHtml(head, origin, prefix),
    siteTags,
    // Before the styles, which depend on what it sets.
    '<script src="/static/theme.js"></script>',
    payments ? paymentsTag(payments) : '',
    links,
    `<style>${sheet}</style>`,
    `</head><body class="y-root"><div id="site">${body}</div>`,
    // Outside of what is hydrated: it is the same on every page and needs no script.
    renderToStaticMarkup(createElement(LanguageProvider, { value: language }, createElement(Footer, { prefix, path }))),
    `<script type="application/json" id="yantra-snapshot">${embeddedJson(snapshot)}</script>`,
    `${scriptsOf(assets, hasOwnFrame)}</body></html>`,
  ].join('');
  return { html, styleHashes: [createHash('sha256').update(sheet).digest('base64')] };
}
