import * as preact from 'preact/compat';
import * as preactClient from 'preact/compat/client';
import * as react from 'react';
import * as reactClient from 'react-dom/client';
import { createDefineWidget } from './define-widget.ts';
import type { Engine } from './renderer.ts';
import { sized } from './sized.ts';
import type { ElementContext, OwnWidth, ReportsState, WidgetState } from './widget.ts';

interface TestEngine
  extends Engine, Pick<typeof react, 'createContext' | 'useContext' | 'useEffect' | 'useLayoutEffect'> {
  readonly name: string;
}

/** Every test of an element runs on both. */
export const engines: readonly TestEngine[] = [
  { name: 'React', ...react, ...reactClient },
  { name: 'Preact', ...(preact as unknown as typeof react), ...(preactClient as unknown as typeof reactClient) },
];

export interface SampleProps extends ReportsState {
  readonly city?: string;
  readonly limit?: number;
  readonly categories?: readonly string[];
  readonly categoryBar?: boolean;
  readonly onCityChange?: (detail: { readonly id: string }) => void;
  readonly onLeadSubmit?: (detail: { readonly id: string }) => boolean;
}

export interface SampleOptions {
  /** The state the component reports on mount; without one it stays loading. */
  readonly state?: WidgetState;
  /** As carousels do; on Preact that is during mounting. */
  readonly tellsBeforePaint?: boolean;
  readonly sheets?: readonly string[];
  readonly tokens?: string;
  readonly width?: OwnWidth;
  readonly context?: ElementContext<string>;
  /** Shows the context's value, and throws for a city of this name. */
  readonly useValue?: () => string;
  readonly crashesOn?: string;
}

/** A widget with one of everything, under a tag of its own, and a log of its calls. */
export function sampleWidget(engine: TestEngine, options: SampleOptions = {}) {
  const { createElement: h } = engine;
  const useSomeEffect = options.tellsBeforePaint ? engine.useLayoutEffect : engine.useEffect;
  const log = { props: [] as SampleProps[], mounts: 0, unmounts: 0 };

  function Sample(props: SampleProps) {
    const { city = 'no city', onStateChange } = props;
    const value = options.useValue?.() ?? '';
    log.props.push(props);
    useSomeEffect(() => {
      log.mounts += 1;
      if (options.state) onStateChange?.(options.state);
      return () => {
        log.unmounts += 1;
      };
    }, [onStateChange]);
    if (city === options.crashesOn) throw new Error(`cannot show ${city}`);
    return h('div', { className: 'box', part: 'box' }, [h('b', { key: 1 }, city), h('i', { key: 2 }, value)]);
  }

  const sheets = () => options.sheets ?? [];
  const Class = createDefineWidget(engine)({
    tag: `yantra-test-${crypto.randomUUID()}`,
    description: 'A widget for tests.',
    attributes: {
      city: { type: 'string', description: 'The city’s name.' },
      limit: { type: 'number', default: 12, description: 'How many.' },
      categories: { type: 'json', description: 'Which.' },
      'category-bar': { type: 'boolean', description: 'Whether to show the bar.' },
    },
    events: {
      'city-change': { description: 'The city has changed.' },
      'lead-submit': { description: 'A lead is about to be sent.', cancelable: true },
    },
    parts: { box: 'All of it.' },
    component: Sample,
    ...(options.width ? sized(options.width, sheets) : { sheets }),
    ...(options.tokens && { tokens: () => options.tokens ?? '' }),
    ...(options.context && { context: options.context }),
  });
  const { tag } = Class.widget;
  return {
    tag,
    Class,
    log,
    define: () => customElements.define(tag, Class),
    /** The props of the last render. */
    latest: () => log.props.at(-1),
  };
}

/** Puts mark-up into the page and returns its first element. */
export function place<Found extends HTMLElement = HTMLElement>(html: string): Found {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Found;
}

/** What a person reads in a widget's shadow root. */
export const textOf = (element: Element): string | undefined =>
  element.shadowRoot?.querySelector('#root')?.textContent ?? undefined;

/** One widget, defined and placed, with its component on screen. */
export async function placeSample(engine: TestEngine, options: SampleOptions = {}, attributes = '', children = '') {
  const sample = sampleWidget(engine, options);
  sample.define();
  const element = place<InstanceType<typeof sample.Class>>(`<${sample.tag} ${attributes}>${children}</${sample.tag}>`);
  return { ...sample, element };
}
