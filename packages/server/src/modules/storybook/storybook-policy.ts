import { createHash } from 'node:crypto';
import { documentHeaders } from '../../http/security-headers.ts';

/**
 * What a page of Storybook may do: its own files, and the inline scripts that its build has put into this very page, each by its hash. Its
 * manager and the stories' harness write styles as they go, so styles alone are free.
 * @param html the page as it is sent
 */
export function storybookPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // Stories are shown in a frame of the same site.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The headers of its pages; none on its other files. */
export const storybookHeaders = (path: string, content: Buffer): Readonly<Record<string, string>> =>
  path.endsWith('.html')
    ? {
        ...documentHeaders(),
        'content-security-policy': storybookPolicy(content.toString('utf8')),
        'x-robots-tag': 'noindex',
      }
    : {};
