import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './dashboard.stories.tsx';

const { Ready } = composeStories(stories);

test('names the city a visitor has chosen', async () => {
  await Ready.run();
  expect(document.body.textContent).toContain('Dashboard in Pune');
});
