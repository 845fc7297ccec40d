import { messages } from './element.messages.ts';

const versionKey: unique symbol = Symbol.for('yantra.version') as never;
type Versioned = CustomElementConstructor & { [versionKey]?: string };

/** Defines a tag. A second call is silent for the same version, and warns with both versions otherwise: the first stays, since a tag cannot be redefined. */
export function register(tag: string, Class: CustomElementConstructor, version: string): void {
  const known: Versioned | undefined = customElements.get(tag);
  if (!known) {
    Object.defineProperty(Class, versionKey, { value: version });
    customElements.define(tag, Class);
  } else if (known[versionKey] !== version) {
    console.warn(messages.defined(tag, known[versionKey], version));
  }
}
