declare module 'virtual:elements' {
  import type { ElementFacts } from './element-facts.ts';
  /** Made from the packages' custom-elements.json by the plugin of the same name, by tag. */
  export const elements: readonly ElementFacts[];
}

declare module '*?code' {
  import type { CodePiece } from '@yantra/ui';
  /** The file's text in its colours, made by `code.plugin.ts`. */
  export const pieces: readonly CodePiece[];
}
