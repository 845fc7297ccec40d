import { ApiError, type Client } from '@yantra/client';
import { getCategories, updateUserDetail } from '@yantra/contract/calls';
import { describe, expect, test, vi } from 'vitest';
import { tellingFailures } from './telling-failures.ts';

const refusal = new ApiError('user.changed', 409, 'Somebody has changed this profile meanwhile.');
const failing = (error: unknown): Client => ({ call: () => Promise.reject(error) });

describe('a failure of the API', () => {
  // spec: failure.toast, says.toast, calls.post-fails, constant.toasts
  test('is told for 1.5 s in the words of the answer, and fails all the same for who has asked', async () => {
    const notify = vi.fn();
    const client = tellingFailures(failing(refusal), notify);
    for (const asking of [
      client.call(updateUserDetail, { firstName: 'Asha' } as never),
      client.call(getCategories, {}),
    ])
      await expect(asking).rejects.toBe(refusal);
    const told = {
      kind: 'error',
      text: 'Somebody has changed this profile meanwhile.',
      duration: 1500,
      error: refusal,
    };
    expect(notify.mock.calls).toEqual([[told], [told]]);
  });

  test('that is told elsewhere, or is none of the API, is not told here', async () => {
    const notify = vi.fn();
    const quiet = tellingFailures(failing(refusal), notify);
    await expect(quiet.call(getCategories, {}, { isQuiet: true })).rejects.toBe(refusal);
    const gone = new Error('the city changed');
    await expect(tellingFailures(failing(gone), notify).call(getCategories, {})).rejects.toBe(gone);
    expect(notify).not.toHaveBeenCalled();
  });
});
