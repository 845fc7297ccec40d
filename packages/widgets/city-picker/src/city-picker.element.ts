import { defineWidget, sized } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import { base, button, dialog, field, skeleton, tokens } from '@yantra/ui/sheets';
import { CityPicker } from './city-picker.tsx';
import { languages } from './languages.ts';
import sheet from './city-picker.css?inline';

/** `<yantra-city-picker>`: the chosen city as a button, and the panel to choose another. */
export const CityPickerElement = defineWidget({
  tag: 'yantra-city-picker',
  description: 'The chosen city as a button; it opens a panel with ten featured cities and a search through all.',
  attributes: {
    appearance: {
      type: 'string',
      description:
        "'button' (standing alone), 'inline' (a part of another control) or 'all' (a link to the list of all cities).",
    },
  },
  events: {
    'city-change': { description: 'Another city was chosen; `detail` is `{ id, name, state }`.' },
  },
  parts: { button: 'The button with the city.' },
  component: CityPicker,
  ...sized('content', () => [base, button, dialog, field, skeleton, sheet]),
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
