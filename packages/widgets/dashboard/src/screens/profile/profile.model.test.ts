import type { UpdateUserInput } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import { makeProfile } from '@yantra/testing';
import { expect, test, vi } from 'vitest';
import { messages } from './profile.messages.ts';
import { createProfileModel } from './profile.model.ts';

const changed = new ApiError('user.changed', 409, 'Changed.');

function profileOf({
  load = () => Promise.resolve(makeProfile({ id: 'u1', version: 4 })),
  save = vi.fn((_input: UpdateUserInput) => Promise.resolve({ version: 5 })),
} = {}) {
  const notices: string[] = [];
  const model = createProfileModel({
    load,
    save,
    geocode: () => Promise.resolve([]),
    notify: ({ text }) => void notices.push(text),
    today: () => '2026-11-20',
  });
  return { model, save, notices };
}

// spec: says.profile-updated
test('a profile is saved with the loaded version, and then with the version after saving', async () => {
  const { model, save, notices } = profileOf();
  await model.load();
  await model.submit();
  await model.submit();
  expect(save.mock.calls.map(([input]) => input.version)).toEqual([4, 5]);
  expect(notices).toEqual([messages.updated, messages.updated]);
});

// spec: says.subscription-not-saved
test('the input is kept when somebody else has changed the profile, and is saved over the new version', async () => {
  const load = vi
    .fn(() => Promise.resolve(makeProfile({ id: 'u1', version: 5, city: 'Nashik', firstName: 'Theirs' })))
    .mockResolvedValueOnce(makeProfile({ id: 'u1', version: 4 }));
  const save = vi.fn((_input: UpdateUserInput) => Promise.resolve({ version: 6 })).mockRejectedValueOnce(changed);
  const { model, notices } = profileOf({ load, save });
  await model.load();
  model.form.fields.firstName.type('Mine');
  await model.submit();
  expect([model.failure.value, notices]).toEqual([messages.changed, [messages.failed]]);
  await model.submit();
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ version: 5, firstName: 'Mine', city: 'Nashik' }));
  expect(model.failure.value).toBeUndefined();
});

test('shows the server’s message when the other version cannot be loaded', async () => {
  const load = vi
    .fn(() => Promise.reject<ReturnType<typeof makeProfile>>(new ApiError('server.failed', 500, 'Broken.')))
    .mockResolvedValueOnce(makeProfile({ id: 'u1', version: 4 }));
  const { model } = profileOf({ load, save: vi.fn((_input: UpdateUserInput) => Promise.reject(changed)) });
  await model.load();
  await model.submit();
  expect(model.failure.value).toBe('Changed.');
});
