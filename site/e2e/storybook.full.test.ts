import { mustBuild } from '@yantra/tooling/build';
import { describe, siteUrl, test } from './visitor.ts';

/** Rebuilt if anything changed. */
const buildLimitMs = 180_000;

describe('the Storybook that the server shows', { timeout: buildLimitMs }, () => {
  test('shows a widget as element under its policy, with its controls, and logs its events', async ({ open }) => {
    await mustBuild('build:storybook');
    const page = await open(`${siteUrl}/storybook?path=/story/widgets-city-picker-element--element`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await story.getByRole('button', { name: 'Pune' }).click();
    await story.getByRole('button', { name: /^Mumbai\b/ }).click();
    await page.getByRole('tab', { name: /Actions/ }).click();
    // In the log, by its facts.
    await page.getByText('Mumbai').first().waitFor();
  });

  test('documents an element in its table', async ({ open }) => {
    await mustBuild('build:storybook');
    const page = await open(`${siteUrl}/storybook/?path=/docs/widgets-equipment-carousel-element--docs`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.getByText('How many machines at most, 1 to 100.').waitFor();
    await docs.getByText('A machine is about to be opened;').first().waitFor();
    await docs.getByText('default slot').waitFor();
  });

  test('documents the props of a React component, also those declared in another file', async ({ open }) => {
    await mustBuild('build:storybook');
    const page = await open(`${siteUrl}/storybook/?path=/docs/widgets-equipment-carousel-react--docs`);
    const row = page.frameLocator('#storybook-preview-iframe').getByRole('row', { name: /^limit\b/ });
    await row.getByText('How many machines at most, 1 to 100; 12 by default.').waitFor();
    await row.getByText('number', { exact: true }).waitFor();
  });

  test('opens on an introduction', async ({ open }) => {
    await mustBuild('build:storybook');
    const page = await open(`${siteUrl}/storybook`);
    const welcome = page.frameLocator('#storybook-preview-iframe');
    await welcome.getByRole('heading', { name: 'Yantra, widget by widget', level: 1 }).waitFor();
  });
});
