/** On the document of a page with a frame of its own; the footer, which no script renders, goes by it. */
export const ownFrame = 'data-own-frame';
