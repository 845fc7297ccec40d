import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withinTime } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the code of a page', () => {
  // spec: third-party.scripts
  test('is waited for 120 seconds and no longer', async () => {
    const loading = withinTime(() => new Promise<never>(() => undefined))();
    const ended = vi.fn();
    loading.catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(loading).rejects.toThrow('did not come in time');
  });

  test('that loads is used, and the timer is cleared', async () => {
    expect(await withinTime(() => Promise.resolve('page'))()).toBe('page');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
