import { escapeHtml } from './html.ts';
import { plainPageTexts } from './plain-page.messages.ts';

/** A page of one sentence, for when the site cannot draw one; no styles, so it passes any policy. */
export function plainPage(sentence: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plainPageTexts.title}</title></head>
<body><main><h1>${plainPageTexts.title}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">${plainPageTexts.home}</a></p></main></body>
</html>
`;
}
