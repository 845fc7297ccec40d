import { messages } from './element.messages.ts';
import type { AnyWidget, Attribute } from './widget.ts';

/** `category-bar` → `categoryBar`: the prop of an attribute or event. */
export const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The value a component gets for an attribute or a property. Text is parsed by type, since frameworks set a property where the page wrote an attribute. An
 * absent value (null, undefined) or an unreadable one becomes the default; the latter warns.
 */
export function readValue({ tag }: AnyWidget, name: string, attribute: Attribute, value: unknown): unknown {
  const { type, default: absent = type === 'boolean' ? false : undefined } = attribute;
  if (value == null) return absent;
  if (type === 'string') return String(value);
  if (type === 'boolean') return typeof value === 'string' ? value !== 'false' : !!value;
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    if (type === 'json' || typeof parsed === type) return parsed;
  } catch {
    // The sentence below is for both: invalid JSON, and JSON that is not a number.
  }
  console.warn(messages.badAttribute(tag, name, type, value));
  return absent;
}
