import { defineWidget } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import { languages } from './languages.ts';
import { SampleWidget } from './sample-widget.tsx';
import sheet from './sample-widget.css?inline';

/** `<yantra-sample-widget>`: say what it does on a page. */
export const SampleWidgetElement = defineWidget({
  tag: 'yantra-sample-widget',
  description: 'Sample widget.',
  attributes: {},
  events: {},
  parts: {},
  component: SampleWidget,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
