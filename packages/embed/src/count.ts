/** Has what happens in a widget counted, where the page's author gave a key: on it, or on the scope around it. Others load nothing. */
export const count = (widget: Element): unknown =>
  widget.closest('[partner]') && import('./counting.ts').catch(console.warn);
