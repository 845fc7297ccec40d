import { hasNul } from './no-nul.ts';

/** A request's cookies; a badly encoded value is taken literally, one with U+0000 is ignored. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    const value = part
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    if (Object.hasOwn(cookies, name)) continue;
    const text = decoded(value);
    // Another page of the domain may have set it: the visitor must not suffer for that.
    if (!hasNul(text)) cookies[name] = text;
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
