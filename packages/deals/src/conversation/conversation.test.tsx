import { composeStories } from '@storybook/react-vite';
import type { DealMoved } from '@yantra/state';
import { dealLog, makeRequest } from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './conversation.stories.tsx';
import { Conversation } from './conversation.tsx';
import { DealScope, storyNow } from './talk.fixture.tsx';

const { AsOwner, AsRenter, Closed, Failed, Nothing, NotSent, Reader, WithPicture } = composeStories(stories);

const log = () => page.getByRole('log', { name: /^Messages with/ });
const field = () => page.getByRole('textbox', { name: /^Message to/ });
const textOf = () =>
  log()
    .element()
    .textContent.replace(/[\u2068\u2069]/g, '');

const alert = () => page.getByRole('alert').element().textContent;

beforeEach(() => sessionStorage.clear());

test('each side reads the same log as its own', async () => {
  await AsRenter.run();
  await expect.poll(textOf).toContain('You: Transport of ₹15,600 is steep.');
  expect(textOf()).toContain('Rohit: Possible on Monday night.');
  expect(textOf()).toContain('Quote, version 2: ₹1,75,820. ₹3,068 less than version 1');
  await AsOwner.run();
  await expect.poll(textOf).toContain('Prakash Iyer: Transport of ₹15,600 is steep.');
});

test('Enter sends, Shift and Enter begin a line, and the field is empty and keeps the focus', async () => {
  await Nothing.run();
  await userEvent.fill(field(), '');
  await userEvent.type(field(), 'Is it{Shift>}{Enter}{/Shift}free?');
  expect(field().element()).toHaveValue('Is it\nfree?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(textOf).toContain('You: Is it\nfree?');
  expect(field().element()).toHaveValue('');
  expect(document.activeElement).toBe(field().element());
});

test('nothing is sent of nothing', async () => {
  await AsRenter.run();
  await userEvent.fill(field(), '   ');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect(textOf()).not.toContain('Sending');
});

test('a draft is kept by its deal', async () => {
  await AsRenter.run();
  await userEvent.fill(field(), 'half a sentence');
  await AsOwner.run();
  await AsRenter.run();
  await expect.element(field()).toHaveValue('half a sentence');
});

test('a message that was not sent keeps its words and can be sent again', async () => {
  await NotSent.run();
  await expect.poll(textOf).toContain('400 litres');
  await expect.poll(alert).toMatch(/^Not sent\. Something went wrong/);
});

test('a picture goes with a message, also without words', async () => {
  await WithPicture.run();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.element(page.getByRole('img', { name: 'Picture 1, sent by you' })).toBeInTheDocument();
});

test('where nobody may write there is no field, but a sentence', async () => {
  await Closed.run();
  await expect.element(page.getByText('Nobody can write here any more.')).toBeVisible();
  expect(field().elements()).toHaveLength(0);
  await Reader.run();
  await expect.element(page.getByText('Only the two of them write here.')).toBeVisible();
});

test('a log that did not come says why, and can be asked for again', async () => {
  await Failed.run();
  await expect.poll(alert).toMatch(/^Error: Something went wrong/);
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a line of the other comes by itself, and is read', async () => {
  let tell: (moved: DealMoved | undefined) => void = () => undefined;
  let lines = dealLog.slice(0, 3);
  const read: unknown[] = [];
  const news = {
    follow(act: typeof tell) {
      tell = act;
      return () => undefined;
    },
  };
  const answers = {
    getConversation: ({ after = 0 }: Record<string, unknown>) => ({
      lines: lines.filter(({ place }) => place > Number(after)),
      last: lines.length,
      readTo: 3,
      otherReadTo: 0,
      mayTalk: true,
    }),
    markConversationRead: ({ place }: Record<string, unknown>) => {
      read.push(place);
      return {};
    },
  };
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(
    <DealScope mocks={{ request: makeRequest() }} answers={answers} news={news}>
      <Conversation dealId="d1" side="renter" other="Rohit" now={storyNow} />
    </DealScope>,
  );
  await expect.poll(() => box.textContent).toContain('Magarpatta');
  expect(box.textContent).not.toContain('Possible on Monday night');
  lines = dealLog.slice(0, 4);
  tell({ dealId: 'another', place: 4 });
  tell({ dealId: 'd1', place: 4 });
  await expect.poll(() => box.textContent).toContain('Possible on Monday night');
  await expect.poll(() => read).toEqual([4]);
  root.unmount();
  box.remove();
});
