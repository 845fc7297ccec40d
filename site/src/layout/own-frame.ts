/** Set on the document of a page with its own frame; the footer, which no script renders, is hidden by it. */
export const ownFrame = 'data-own-frame';
