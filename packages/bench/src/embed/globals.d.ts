/* Written into hand-written.js by the bench when it minifies it. */
declare const __TOKENS__: string;
declare const __STYLES__: string;
