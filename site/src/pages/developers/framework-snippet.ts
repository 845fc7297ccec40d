import { openingTag, type TagAttribute } from '@yantra/domain';
import type { CodePiece } from '@yantra/ui';
import { markupOf } from './playground-choice.ts';
import { playground } from './playground.messages.ts';
import { exampleOrigin } from './use-origin.ts';

/** The frameworks that an element's page has code for. */
export const frameworks = ['html', 'react', 'vue', 'angular', 'svelte'] as const;
type Framework = (typeof frameworks)[number];

interface SnippetOf {
  readonly tag: string;
  readonly attributes: readonly TagAttribute[];
  /** An event to listen to. */
  readonly event?: string | undefined;
}

/** How each writes that the function `open` hears an event; a plain page does it by script. */
const listening: Readonly<Record<Exclude<Framework, 'html'>, (event: string) => string>> = {
  react: (event) => ` on${event}={open}`,
  vue: (event) => ` @${event}="open"`,
  angular: (event) => ` (${event})="open($event)"`,
  svelte: (event) => ` on${event}={open}`,
};

/** An element in a framework's own writing. */
export function frameworkSnippet(framework: Framework, { tag, attributes, event }: SnippetOf): string {
  if (framework === 'html') return markupOf(tag, attributes, playground.fallback);
  const listener = event === undefined ? '' : listening[framework](event);
  const opening = safeIn(framework, openingTag(tag, attributes)).replace(/>$/, () => `${listener}>`);
  const markup = `${opening}\n  <a href="${exampleOrigin}/equipments">${playground.fallback}</a>\n</${tag}>\n`;
  if (framework === 'vue') return `<template>\n${indented(markup, 2)}</template>\n`;
  if (framework === 'react') return `export const Machines = ({ open }) => (\n${indented(markup, 2)});\n`;
  if (framework === 'svelte') return `<script>\n  let { open } = $props();\n</script>\n\n${markup}`;
  return `@Component({\n  selector: 'app-machines',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],\n  template: \`\n${indented(markup, 4)}  \`,\n})\n`;
}

/** In templates of Angular and Svelte a brace in a value would begin an expression. */
const safeIn = (framework: Framework, opening: string): string =>
  framework === 'angular' || framework === 'svelte'
    ? opening.replaceAll('{', '&#123;').replaceAll('}', '&#125;')
    : opening;

const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** A style sheet for a part of an element. */
export const partSheet = (tag: string, part: string): readonly CodePiece[] => [
  ['tag', tag],
  ['', '::part('],
  ['value', part],
  ['', ') {\n  '],
  ['name', 'border-width'],
  ['', ': '],
  ['value', '2px'],
  ['', ';\n}\n'],
];
