import type { SavedSearch } from '@yantra/contract/calls';
import { ApiError, type Scope } from '@yantra/state';
import { expect, test } from 'vitest';
import { createSearchesModel } from './list.model.ts';

const kept = { id: 's1', pace: 'atOnce', isPaused: false } as SavedSearch;

/** A list of one search, on a line whose answers come when the test gives them. */
async function openList() {
  const asked: { readonly input: object; readonly answer: PromiseWithResolvers<unknown> }[] = [];
  const send = ((_call: unknown, input: object) => {
    const answer = Promise.withResolvers<unknown>();
    asked.push({ input, answer });
    return answer.promise;
  }) as Scope['send'];
  const model = createSearchesModel({ send });
  const loading = model.load();
  asked.shift()?.answer.resolve({ searches: [kept], most: 50 });
  await loading;
  return { model, asked, line: () => model.list.value.lines[0] };
}

test('what is changed while an earlier change is under way is sent after it, together', async () => {
  const { model, asked, line } = await openList();
  const changing = model.change('s1', { isPaused: true });
  await model.change('s1', { pace: 'daily' });
  await model.change('s1', { isPaused: false });
  expect(line()?.saved).toMatchObject({ pace: 'daily', isPaused: false });
  expect(asked.map(({ input }) => input)).toEqual([{ id: 's1', isPaused: true }]);
  asked[0]?.answer.resolve({ ...kept, isPaused: true });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.input).toEqual({ id: 's1', pace: 'daily', isPaused: false });
  // The answer to the first says nothing of the second: what was chosen stays.
  expect(line()).toMatchObject({ saved: { pace: 'daily', isPaused: false }, isBusy: true });
  asked[1]?.answer.resolve({ ...kept, pace: 'daily' });
  await changing;
  expect(line()).toMatchObject({ saved: { pace: 'daily', isPaused: false }, isBusy: false });
});

test('where the later one is not taken, the earlier stays', async () => {
  const { model, asked, line } = await openList();
  const changing = model.change('s1', { isPaused: true });
  await model.change('s1', { pace: 'daily' });
  asked[0]?.answer.resolve({ ...kept, isPaused: true });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer.reject(new ApiError('network.unreachable', 0, 'We could not reach Yantra. Please try again.'));
  await changing;
  expect(line()).toMatchObject({ saved: { pace: 'atOnce', isPaused: true }, isBusy: false });
  expect(line()?.error).toBeInstanceOf(ApiError);
});
