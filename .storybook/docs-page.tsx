import { Controls, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** One story with its controls: all stories at once would open their dialogs over each other. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
  </>
);
