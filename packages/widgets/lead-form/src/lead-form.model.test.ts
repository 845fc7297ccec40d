import { signal } from '@preact/signals-react';
import type { DropDownItem } from '@yantra/contract/calls';
import { defaultCity } from '@yantra/places';
import { ApiError, type Remote } from '@yantra/state';
import { describe, expect, test, vi } from 'vitest';
import { createDraftStore, draftKey } from './draft.ts';
import { takeKnownPerson } from './internal/known-person.ts';
import { type LeadFormDependencies, createLeadFormModel } from './lead-form.model.ts';
import type { Outbox } from './outbox.ts';

const typed = { fullName: ' Sunita Jadhav ', email: 's@example.com', phone: '+91 98220-41573', categoryId: '6' };
const remote: Remote<DropDownItem[]> = { status: 'ready', data: [{ id: 6, value: 'Earthmoving' }] };

function makeForm(some: Partial<LeadFormDependencies> = {}) {
  const texts = new Map<string, string>();
  let keys = 0;
  let late: (() => void) | undefined;
  const outbox: Outbox = { waiting: signal(0), keep: vi.fn(() => true), start: () => () => undefined };
  const dependencies = {
    city: signal(defaultCity),
    categories: signal(remote),
    send: vi.fn<LeadFormDependencies['send']>(() => Promise.resolve()),
    outbox,
    drafts: createDraftStore(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    })),
    newKey: () => `key-${(keys += 1)}`.padEnd(16, '-'),
    isOnline: () => true,
    later(act: () => void) {
      late = act;
      return () => {
        late = undefined;
      };
    },
    mode: 'none' as const,
    onSubmit: vi.fn<LeadFormDependencies['onSubmit']>(() => true),
    onRequirement: vi.fn<LeadFormDependencies['onRequirement']>(),
    onAddMachine: vi.fn<LeadFormDependencies['onAddMachine']>(),
    ...some,
  };
  const model = createLeadFormModel(dependencies);
  return { ...dependencies, model, texts, losePatience: () => late?.() };
}

function makeFilled(some?: Partial<LeadFormDependencies>) {
  const form = makeForm(some);
  form.model.resume(typed);
  return form;
}

describe('a person known to the page', () => {
  const person = { fullName: 'Rohit Deshpande', phone: '9000000002', email: 'rohit@example.com' };
  const fields = { fullName: 'Rohit Deshpande', phone: '90000 00002', email: 'rohit@example.com' };

  test('fills the three fields and replaces them, also after a requirement is sent', async () => {
    const send = vi.fn<LeadFormDependencies['send']>(() => Promise.resolve());
    const { model } = makeForm({ send });
    model.resume({});
    takeKnownPerson(model, person);
    expect(model.values.value).toEqual({ ...fields, categoryId: '' });
    expect(model.person.value).toEqual(person);
    model.type('categoryId', '6');
    await model.submit('');
    expect(send.mock.calls[0]?.[0]).toMatchObject({ ...person, categoryId: 6 });
    expect(model.values.value).toEqual({ ...fields, categoryId: '' });
    expect(model.person.value).toEqual(person);
  });

  test('keeps what somebody has typed', () => {
    const { model } = makeFilled();
    takeKnownPerson(model, person);
    expect(model.values.value).toEqual(typed);
    expect(model.person.value).toBeUndefined();
  });

  test('without an e-mail address fills the known fields, which stay visible', () => {
    const { model } = makeForm();
    takeKnownPerson(model, { ...person, email: '' });
    expect(model.values.value).toEqual({ ...fields, email: '', categoryId: '' });
    expect(model.person.value).toBeUndefined();
  });

  test('is replaced by the fields on Change, and when one of them is wrong', async () => {
    const changed = makeForm().model;
    takeKnownPerson(changed, person);
    changed.changePerson();
    expect(changed.person.value).toBeUndefined();
    const refused = makeForm({
      send: () => Promise.reject(new ApiError('request.invalid', 400, 'Please check.', { email: 'No such address.' })),
    }).model;
    takeKnownPerson(refused, person);
    refused.type('categoryId', '6');
    await refused.submit('');
    expect(refused.person.value).toBeUndefined();
    expect(refused.errors.value).toEqual({ email: 'No such address.' });
  });

  test('who logs out after a change clears only their own values', () => {
    const { model } = makeForm();
    takeKnownPerson(model, person);
    model.changePerson();
    expect(model.values.value.fullName).toBe('Rohit Deshpande');
    takeKnownPerson(model, undefined);
    expect(model.values.value).toEqual({ fullName: '', email: '', phone: '', categoryId: '' });
  });

  test('who logs out clears all of it, in the draft too', () => {
    const { model, drafts } = makeForm();
    takeKnownPerson(model, person);
    model.type('categoryId', '6');
    takeKnownPerson(model, undefined);
    expect(model.values.value).toEqual({ fullName: '', email: '', phone: '', categoryId: '6' });
    expect(drafts.read()?.values.fullName).toBe('');
    expect(model.person.value).toBeUndefined();
  });
});

describe('a need that is known already', () => {
  const need = { categoryId: '6', details: 'Backhoe loader in Pune' };

  test('selects the category, before a draft’s and after what was typed', () => {
    const form = makeForm({ need, mode: 'need' });
    form.drafts.write({ mode: 'add', values: { fullName: 'Asha', email: '', phone: '', categoryId: '1' } });
    form.model.resume({});
    expect(form.model.values.value).toEqual({ fullName: 'Asha', email: '', phone: '', categoryId: '6' });
    expect(form.model.mode.value).toBe('need');
    form.model.resume({ categoryId: '7' });
    expect(form.model.values.value.categoryId).toBe('7');
  });

  test('is sent in its words, once', async () => {
    const { model, send } = makeFilled({ need });
    await model.submit('');
    model.resume(typed);
    await model.submit('');
    const sent = vi.mocked(send).mock.calls.map(([input]) => input);
    expect(sent).toMatchObject([{ categoryId: 6, details: 'Backhoe loader in Pune' }, { categoryId: 6 }]);
    expect(sent[1]).not.toHaveProperty('details');
  });
});

describe('details of the job', () => {
  test('are sent with a requirement, once', async () => {
    const { model, send } = makeFilled();
    model.setJob({ jobFrom: '2026-11-24', jobDays: 12 }, undefined);
    await model.submit('');
    expect(model.job.value).toBeUndefined();
    model.resume(typed);
    await model.submit('');
    const sent = vi.mocked(send).mock.calls.map(([input]) => input);
    expect(sent).toMatchObject([{ jobFrom: '2026-11-24', jobDays: 12 }, { categoryId: 6 }]);
    expect(sent[1]).not.toHaveProperty('jobDays');
  });

  test('prevent sending a requirement while wrong, but not adding a machine', async () => {
    const { model, send, onAddMachine } = makeFilled();
    model.setJob({}, 'Hours a day are a whole number from 1 to 24.');
    await model.submit('');
    expect(model.outcome.value).toEqual({ kind: 'failed', message: 'Hours a day are a whole number from 1 to 24.' });
    expect(send).not.toHaveBeenCalled();
    model.toggle('add');
    await model.submit('');
    expect(onAddMachine).toHaveBeenCalledOnce();
  });

  test('are sent again under their own key', async () => {
    const { model, send } = makeFilled();
    await model.submit('');
    model.resume(typed);
    model.setJob({ jobDays: 3 }, undefined);
    await model.submit('');
    expect(new Set(vi.mocked(send).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(2);
  });
});

describe('the toggles', () => {
  // spec: lead.mode
  test('are switched off by a second press, or by another toggle', () => {
    const { model } = makeForm();
    const modes = (['need', 'need', 'need', 'add', 'add'] as const).map((pressed) => {
      model.toggle(pressed);
      return model.mode.value;
    });
    expect(modes).toEqual(['need', 'none', 'need', 'add', 'none']);
  });
});

describe('the fields', () => {
  // spec: lead.submit-enabled, lead.complete
  test('are complete when all four are filled', () => {
    const { model } = makeForm();
    for (const field of ['fullName', 'email', 'phone'] as const) model.type(field, 'x');
    model.type('categoryId', '');
    expect(model.missing.value).toBe(1);
    model.type('categoryId', '6');
    expect(model.missing.value).toBe(0);
    model.type('fullName', '   ');
    expect(model.missing.value).toBe(1);
  });

  test.each([
    ['email', 'sunita@', 'Please enter a valid e-mail address, like name@example.com.'],
    ['phone', '1234567890', 'Please enter a valid 10-digit phone number.'],
    ['fullName', 'x'.repeat(101), 'A name has 100 characters at most.'],
  ] as const)('%s is checked on leaving it, and the sentence goes while one mends it', (field, text, sentence) => {
    const { model } = makeForm();
    model.type(field, text);
    expect(model.errors.value).toEqual({});
    model.leave(field);
    expect(model.errors.value).toEqual({ [field]: sentence });
    model.type(field, 'x');
    expect(model.errors.value).toEqual({});
  });

  test('show no error for an empty one on leaving it', () => {
    const { model } = makeForm();
    model.leave('email');
    expect(model.errors.value).toEqual({});
  });

  test('strip the shown prefix from a phone number', () => {
    const { model } = makeForm();
    model.type('phone', '+919822041573');
    model.leave('phone');
    expect(model.values.value.phone).toBe('98220 41573');
  });
});

describe('a draft', () => {
  test('survives a reload, and is gone once it was sent', async () => {
    const { model, texts, drafts } = makeForm();
    for (const [field, text] of Object.entries(typed)) model.type(field as 'email', text);
    model.toggle('need');
    const after = makeForm({ drafts });
    after.model.resume({ fullName: '', email: '' });
    expect([after.model.mode.value, after.model.values.value]).toEqual(['need', typed]);
    await after.model.submit('');
    expect(texts.has(draftKey)).toBe(false);
  });

  test('is overridden by what was typed before the script ran', () => {
    const { model, drafts } = makeForm();
    drafts.write({ mode: 'none', values: { ...typed, email: 'old@example.com' } });
    model.resume({ email: 'new@example.com' });
    expect(model.values.value).toEqual({ ...typed, email: 'new@example.com' });
  });

  test('that is invalid is ignored', () => {
    const { model, texts } = makeForm();
    texts.set(draftKey, '{"mode":"x","values":[]}');
    model.resume({});
    expect(model.values.value.email).toBe('');
  });
});

describe('Submit Requirement', () => {
  test('sends what was typed, in order, with the city and a key; then the page goes on', async () => {
    const { model, send, onRequirement } = makeFilled();
    await model.submit('');
    expect(vi.mocked(send).mock.calls[0]?.[0]).toEqual({
      fullName: 'Sunita Jadhav',
      email: 's@example.com',
      phone: '9822041573',
      categoryId: 6,
      selectedCityId: '8',
      consent: true,
      idempotencyKey: 'key-1-----------',
    });
    expect(onRequirement).toHaveBeenCalledWith({
      fullName: 'Sunita Jadhav',
      email: 's@example.com',
      phone: '9822041573',
      category: { id: 6, name: 'Earthmoving' },
      delivery: 'sent',
    });
    expect([model.outcome.value.kind, model.values.value.email]).toEqual(['sent', '']);
  });

  test('with a wrong field sends nothing and says what is wrong', async () => {
    const { model, send } = makeForm();
    model.resume({ ...typed, phone: '12' });
    await model.submit('');
    expect(send).not.toHaveBeenCalled();
    expect(model.outcome.value.kind).toBe('wrong');
    expect(Object.keys(model.errors.value)).toEqual(['phone']);
  });

  test('sends nothing when the page prevents it', async () => {
    const { model, send, onSubmit } = makeFilled({ onSubmit: vi.fn(() => false) });
    await model.submit('');
    expect(onSubmit).toHaveBeenCalledWith({
      mode: 'need',
      categoryId: 6,
      category: 'Earthmoving',
      cityId: '8',
      city: 'Pune',
    });
    expect(send).not.toHaveBeenCalled();
  });

  test('with Add Machine hands the form to the page and keeps the draft', async () => {
    const { model, send, onAddMachine } = makeFilled();
    model.toggle('add');
    await model.submit('');
    expect(onAddMachine).toHaveBeenCalledWith(expect.objectContaining({ phone: '9822041573' }));
    expect(send).not.toHaveBeenCalled();
    expect(model.values.value.email).toBe('s@example.com');
  });

  test('is not sent twice while it is being sent', async () => {
    const { model, send } = makeFilled({ send: vi.fn(() => new Promise<never>(() => undefined)) });
    void model.submit('');
    void model.submit('');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('sends the value of the hidden honeypot field', async () => {
    const { model, send } = makeFilled();
    await model.submit('http://spam.example');
    expect(vi.mocked(send).mock.calls[0]?.[0]).toMatchObject({ website: 'http://spam.example' });
  });

  test('that the server refuses keeps the form, with its sentences beside the fields', async () => {
    const error = new ApiError('request.invalid', 400, 'Please check.', { email: 'No such host.' });
    const { model } = makeFilled({ send: () => Promise.reject(error) });
    await model.submit('');
    expect([model.errors.value, model.outcome.value.kind]).toEqual([{ email: 'No such host.' }, 'wrong']);
    expect(model.values.value.fullName).toBe(typed.fullName);
  });

  test('has the same key for the same content, and another for other content', async () => {
    const tooMany = new ApiError('lead.tooMany', 429, 'You have sent many requirements.');
    const { model, send } = makeFilled({ send: vi.fn(() => Promise.reject(tooMany)) });
    await model.submit('');
    expect(model.outcome.value).toEqual({ kind: 'failed', message: 'You have sent many requirements.' });
    await model.submit('');
    model.type('fullName', 'Ravi');
    await model.submit('');
    const keys = vi.mocked(send).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey.slice(0, 5));
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });
});

describe('while changes are paused', () => {
  test('it is said from when, nothing is kept for later, and what was typed stays', async () => {
    const sentence =
      'We are working on Yantra. You can look at everything, and save again from 26 November at 2:30 pm.';
    const paused = new ApiError('server.maintenance', 503, sentence);
    const { model, outbox } = makeFilled({ send: vi.fn(() => Promise.reject(paused)) });
    const typed = model.values.peek();
    await model.submit('');
    expect(model.outcome.value).toEqual({ kind: 'failed', message: sentence });
    expect(outbox.keep).not.toHaveBeenCalled();
    expect(model.values.peek()).toEqual(typed);
  });
});

describe('offline', () => {
  test('it is kept at once, and the page is told', async () => {
    const { model, send, outbox, onRequirement } = makeFilled({ isOnline: () => false });
    await model.submit('');
    expect(send).not.toHaveBeenCalled();
    expect(outbox.keep).toHaveBeenCalledWith({
      category: 'Earthmoving',
      input: expect.objectContaining({ idempotencyKey: 'key-1-----------' }),
    });
    expect(onRequirement).toHaveBeenCalledWith(expect.objectContaining({ delivery: 'kept' }));
    expect(model.outcome.value.kind).toBe('kept');
  });

  test.each([
    ['nothing answers', new ApiError('network.unreachable', 0, 'x')],
    ['a proxy answers', new ApiError('network.unreadable', 200, 'x')],
    ['the server is busy', new ApiError('server.busy', 503, 'x')],
  ])('it is kept when %s', async (_, error) => {
    const { model, outbox } = makeFilled({ send: () => Promise.reject(error) });
    await model.submit('');
    expect(outbox.keep).toHaveBeenCalledTimes(1);
    expect(model.outcome.value.kind).toBe('kept');
  });

  test('it is kept when the answer takes too long', async () => {
    const { model, outbox, losePatience } = makeFilled({ send: () => new Promise<never>(() => undefined) });
    const submitting = model.submit('');
    losePatience();
    await submitting;
    expect(outbox.keep).toHaveBeenCalledTimes(1);
  });

  test('it asks to leave the page open where the device keeps nothing', async () => {
    const outbox: Outbox = { waiting: signal(1), keep: () => false, start: () => () => undefined };
    const { model } = makeFilled({ outbox, isOnline: () => false });
    await model.submit('');
    expect(model.outcome.value.kind).toBe('keptHere');
  });
});
