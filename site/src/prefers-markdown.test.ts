import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

test('Markdown is for those who name it, and who want HTML no more than it', () => {
  expect(prefersMarkdown('text/markdown')).toBe(true);
  expect(prefersMarkdown('text/markdown, text/html;q=0.9, */*;q=0.1')).toBe(true);
  expect(prefersMarkdown('Text/Markdown;q=0.5,text/html;q=0.5')).toBe(true);
});

test('browsers, and whoever takes anything, get HTML', () => {
  for (const accept of [
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0',
    'text/markdown;q=many',
  ])
    expect(prefersMarkdown(accept), accept).toBe(false);
});
