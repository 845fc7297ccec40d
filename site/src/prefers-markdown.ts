/** How much a requester wants a type, 0 to 1; undefined if it is not named. */
function qualityOf(accept: string, type: string): number | undefined {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((one) => one.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return undefined;
}

/** Whether a requester would rather have Markdown than HTML: it names it, and HTML not before. Browsers never do. */
export function prefersMarkdown(accept: string): boolean {
  const quality = qualityOf(accept, 'text/markdown') ?? 0;
  return quality > 0 && quality >= (qualityOf(accept, 'text/html') ?? 0);
}
