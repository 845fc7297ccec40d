import { messages } from './element.messages.ts';
import type { AnyWidget, Attribute } from './widget.ts';

/** `category-bar` → `categoryBar`: from the name of an attribute or event to that of a prop. */
export const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The value a component gets for what an attribute or a property was set to. Text is read by the type, since frameworks set a property where
 * the page wrote an attribute. What is absent (null, undefined) or cannot be read is the default; the latter warns.
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
    // The sentence below is for both: no JSON, and JSON that is no number.
  }
  console.warn(messages.badAttribute(tag, name, type, value));
  return absent;
}
