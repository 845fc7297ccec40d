import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './sample-widget.stories.tsx';

const { Ready } = composeStories(stories);

test('names the city a visitor has chosen', async () => {
  await Ready.run();
  expect(document.body.textContent).toContain('Sample widget in Pune');
});
