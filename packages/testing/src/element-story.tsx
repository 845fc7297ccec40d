/** Stories of a widget as an element: controls, event log and docs come from its custom-elements.json, so nothing is written twice. */
import '@yantra/state/define';
import { type ReactNode, createElement, useState } from 'react';
import { action } from 'storybook/actions';
import { type TestScopeOptions, createTestScope } from './scope.tsx';

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Typed extends Named {
  readonly type: { readonly text: string };
  readonly default?: string;
}

/** The part of custom-elements.json in use. */
export interface ElementManifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly description?: string;
      readonly attributes?: readonly Typed[];
      readonly events?: readonly Typed[];
      readonly slots?: readonly Named[];
      readonly cssParts?: readonly Named[];
      readonly cssProperties?: readonly (Named & { readonly default?: string })[];
    }[];
  }[];
}

export interface ElementStoryOptions {
  /** The mock API and the city; by default as in the demo. */
  readonly scope?: TestScopeOptions;
  /** Initial attributes, by name. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The tag's children. */
  readonly content?: ReactNode;
  /** Pixels, for widgets that fill their container. */
  readonly width?: number;
}

/** @returns the meta of a story file without its title, which Storybook reads without running the file */
export function elementMeta(manifest: ElementManifest, options: ElementStoryOptions = {}) {
  const declaration = manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName);
  if (declaration?.tagName === undefined) throw new Error('The manifest describes no element.');
  const { tagName, description = '', attributes = [], events = [], slots = [], cssParts = [] } = declaration;
  const { cssProperties = [] } = declaration;
  const written = attributes.filter(({ name }) => name !== 'state');
  const state = attributes.find(({ name }) => name === 'state');
  return {
    args: { ...options.args },
    argTypes: Object.fromEntries([
      ...written.map((attribute) => [attribute.name, attributeRow(attribute)]),
      // The element sets it, so it has no control.
      ...(state ? [[state.name, row('attributes', state.description, state.type.text)] as const] : []),
      ...events.map(({ name, description: what, type }) => [name, row('events', what, type.text)]),
      ...slots.map(({ name, description: what }) => [name || 'default slot', row('slots', what)]),
      ...cssParts.map(({ name, description: what }) => [`::part(${name})`, row('css parts', what)]),
      ...cssProperties.map(({ name, description: what, default: value }) => [
        name,
        {
          ...row('css custom properties', what),
          table: { category: 'css custom properties', defaultValue: { summary: value } },
        },
      ]),
    ]),
    parameters: { docs: { description: { component: description } } },
    render: (args: object) => (
      <ElementStage {...options}>
        {(content) =>
          createElement(
            tagName,
            {
              ...Object.fromEntries(Object.entries(args).filter(([, value]) => value !== '')),
              ...Object.fromEntries(
                events.map(({ name }) => [`on${name}`, (event: CustomEvent) => logEvent(name, event)]),
              ),
            },
            content,
          )
        }
      </ElementStage>
    ),
  };
}

/** Logs the facts only: a whole event is a page long. Links do not leave the story. */
function logEvent(name: string, event: CustomEvent): void {
  action(name)(event.detail);
  event.preventDefault();
}

function ElementStage({
  scope: scopeOptions,
  content,
  width,
  children,
}: ElementStoryOptions & {
  readonly children: (content: ReactNode) => ReactNode;
}) {
  const [scope] = useState(() => createTestScope(scopeOptions));
  return (
    <yantra-scope scope={scope}>
      <div style={{ maxInlineSize: width }}>{children(content)}</div>
    </yantra-scope>
  );
}

const row = (category: string, description = '', type?: string) => ({
  description,
  control: false as const,
  table: { category, ...(type === undefined ? {} : { type: { summary: type } }) },
});

function attributeRow({ description, type: { text }, default: value }: Typed) {
  return {
    ...row('attributes', description, text),
    ...controlFor(text),
    table: {
      category: 'attributes',
      type: { summary: text },
      ...(value === undefined ? {} : { defaultValue: { summary: value } }),
    },
  };
}

/** Chosen by the type as TypeScript writes it. */
function controlFor(type: string) {
  const choices = [...type.matchAll(/'([^']*)'/g)].map(([, choice]) => choice);
  if (/^'[^']*'( \| '[^']*')*$/.test(type)) return { control: 'select' as const, options: [undefined, ...choices] };
  const control = ({ string: 'text', number: 'number', boolean: 'boolean' } as const)[type] ?? 'object';
  return { control };
}
