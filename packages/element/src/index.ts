import { Component, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createDefineWidget } from './define-widget.ts';

/** `defineWidget` on React; the CDN build swaps it for Preact by aliases. */
export const defineWidget = /* @__PURE__ */ createDefineWidget({ Component, createElement, createRoot, hydrateRoot });

export { register } from './register.ts';
export type { ElementTags, EventsByName, JsxElements, JsxProps, Written } from './element-types.ts';
export { adoptSheets, adoptTokens } from './sheets.ts';
export { sized } from './sized.ts';
export { type Dress, dress, stageCss } from './stage.ts';
export type {
  Attribute,
  ElementContext,
  EventDescription,
  OwnWidth,
  ReportsState,
  Widget,
  WidgetClass,
  WidgetElement,
  WidgetError,
  WidgetEvents,
  WidgetState,
} from './widget.ts';
