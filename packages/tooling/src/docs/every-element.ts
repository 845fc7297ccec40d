/** What every element has beside its own table, through defineWidget of packages/element. */
import type { TableAttribute } from './tables.ts';

interface SharedEvent {
  /** Its DOM name. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export const sharedEvents: readonly SharedEvent[] = [
  {
    name: 'yantra-ready',
    type: "CustomEvent<{ state: 'ready' | 'empty' }>",
    description: 'Once, when it first has something to show, or knows that there is nothing; `detail` is `{ state }`.',
  },
  {
    name: 'yantra-error',
    type: 'CustomEvent<{ code?: string; message?: string }>',
    description: 'It cannot show anything; `detail` is `{ code, message }`.',
  },
];

export const stateAttribute = {
  name: 'state',
  type: "'loading' | 'ready' | 'empty' | 'error'",
  description: 'How it is doing. The element sets it; a page reads it or styles by it.',
} as const;

/** Attributes that the element itself reads; the component has no props for them. */
export const sharedAttributes = [
  {
    name: 'for',
    type: 'string',
    description:
      'The id of a `yantra-scope` elsewhere on the page that it belongs to. Read when it is put on the page.',
  },
  {
    name: 'partner',
    type: 'string',
    description:
      'The key of the website, made in the dashboard. Without it, that of its scope. Read when it is put on the page.',
  },
  {
    name: 'theme',
    type: "'light' | 'dark' | 'auto'",
    description: 'Light, dark, or as the device is; as the page is without it.',
  },
  {
    name: 'locale',
    type: "'en' | 'hi' | 'mr'",
    description:
      'English, Hindi or Marathi. Without it, that of its scope, else the nearest `lang`; English for any other.',
  },
] as const;

/** How wide it is where its table says nothing else, as in `stageCss` of packages/element. */
export const usualWidth = '60rem';

export const fallbackSlot = 'What is visible until the element has something to show, and again after an error.';

/** The same in one line for READMEs. */
export const sharedLine =
  'Like every element it fires `yantra-ready` once, when it first has something to show or knows that there is nothing (`detail.state` is `ready` or `empty`), ' +
  'and `yantra-error` when it cannot show anything (`detail` is `{ code, message }`). Its attribute `state` says `loading`, `ready`, `empty` or `error`. ' +
  'By `for` it belongs to a `yantra-scope` elsewhere, by `partner` it names the key of the website, by `theme` (`light`, `dark`, `auto`) it leaves the page’s, ' +
  'by `locale` (`en`, `hi`, `mr`) the nearest `lang`. ' +
  'What stands inside the tag is visible until it is ready, and again after an error.';

/** How an app that installed the package gets the element; without a script from the marketplace it must say where that is. */
export const byPackageLine = (packageName: string, tag: string): string =>
  `Without our script, in an app with a build: \`npm install ${packageName} @yantra/state\`, \`import '${packageName}/define'\` for the element and its types, ` +
  `\`import '@yantra/state/define'\` for \`<yantra-scope api-url="https://yantra.example"><${tag}></${tag}></yantra-scope>\`, which says where the marketplace is.`;

/** `category-bar` → `categoryBar`, the property of an attribute. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The DOM name of an event of the table. */
export const eventOf = (name: string): string => `yantra-${name}`;

/** The prop's value without the attribute, as JavaScript; `undefined` for none. */
export function defaultOf({ type, default: value }: TableAttribute): string | undefined {
  if (value === undefined) return type === 'boolean' ? 'false' : undefined;
  return JSON.stringify(value);
}
