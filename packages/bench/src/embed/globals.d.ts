/* What the bench writes into hand-written.js when it minifies it. */
declare const __TOKENS__: string;
declare const __STYLES__: string;
