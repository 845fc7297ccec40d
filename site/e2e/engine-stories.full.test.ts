/** Every story in Firefox and WebKit, with its play function and the accessibility rules. */
import { mustBuild } from '@yantra/tooling/build';
import { isPlayable, playing, screenOf } from './engines/stories.ts';
import { inEveryEngine } from './engines/visit.ts';
import { expect, expectSoon, siteUrl, test } from './visitor.ts';

const storiesLimitMs = 1_500_000;
/** As in `.storybook/preview.tsx`; others are shown on a desk. */
const screens: Readonly<Record<string, readonly [number, number]>> = { phone: [360, 740], tablet: [768, 1024] };
const desk = [1280, 900] as const;
const storyLimitMs = 20_000;

inEveryEngine('a story', ({ engine, open, see }) => {
  test('plays to its end, and has no accessibility fault', { timeout: storiesLimitMs, retry: 0 }, async () => {
    await mustBuild('build:storybook');
    const answer = await fetch(`${siteUrl}/storybook/index.json`);
    const { entries } = (await answer.json()) as { entries: Record<string, { readonly type: string }> };
    const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
    expect(stories.length).toBeGreaterThan(100);
    await open(`${siteUrl}/storybook/iframe.html?viewMode=story&id=${stories[0]}`);
    await see(['#storybook-root > *']);
    await expectSoon(() => engine().evaluate(isPlayable)).toBe(true);
    const faults: string[] = [];
    for (const story of stories) {
      const screen = screens[String(await engine().evaluate(screenOf(story)))] ?? desk;
      await engine().resize(...screen);
      faults.push(...((await engine().evaluate(playing(story, storyLimitMs))) as readonly string[]));
    }
    // What a story shows of a failed call is also in the console, as the browser reports it.
    await engine().complaints();
    expect(faults.join('\n')).toBe('');
  });
});
