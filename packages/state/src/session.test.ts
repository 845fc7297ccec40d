import { ApiError, type Client } from '@yantra/client';
import { getSupplierDetails } from '@yantra/contract/calls';
import { describe, expect, test, vi } from 'vitest';
import { createSession } from './create-session.ts';
import { accessTokenKey, logOutKey } from './kept-token.ts';
import { withSession } from './with-session.ts';

const minute = 60_000;
const began = Date.UTC(2026, 2, 10);

const encoded = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
/** A token as the server makes it, for ten minutes. */
const tokenOf = (name: string, issuedAt = began, id = `id-${name}`): string => {
  const claims = {
    loggedInUserId: id,
    loggedUserName: name,
    loggedInUserPhonenumber: '9000000003',
    role: 'User',
  };
  return `${encoded({ alg: 'HS256' })}.${encoded({ ...claims, iat: issuedAt / 1000, exp: issuedAt / 1000 + 600 })}.signature`;
};
const refusal = (code: 'session.ended' | 'auth.required') => new ApiError(code, 401, 'Please log in.');

/** Tabs of one browser: they share a storage, a clock and a lock. */
function makeBrowser({ clockAhead = 0 } = {}) {
  const texts = new Map<string, string>();
  const clock = { time: began + clockAhead };
  const timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  const looks = new Set<() => void>();
  let isFull = false;
  let last: Promise<unknown> = Promise.resolve();
  const renew = vi.fn(() => Promise.resolve(tokenOf('Asha', clock.time - clockAhead)));
  const end = vi.fn(() => Promise.resolve());
  const leave = vi.fn<(userId: string) => void>();
  const openTab = () => {
    const session = createSession({
      storage: () => ({
        getItem: (key) => texts.get(key) ?? null,
        setItem(key, text) {
          if (isFull) throw new DOMException('Full', 'QuotaExceededError');
          texts.set(key, text);
        },
        removeItem: (key) => void texts.delete(key),
      }),
      renew,
      end,
      leave,
      now: () => clock.time,
      later(act, ms) {
        const id = timers.size + Math.random();
        timers.set(id, { at: clock.time + ms, act });
        return () => void timers.delete(id);
      },
      withTabLock(task) {
        const turn = last.then(task);
        last = turn.catch(() => undefined);
        return turn;
      },
      watch(look) {
        looks.add(look);
        return () => void looks.delete(look);
      },
    });
    return session;
  };
  return {
    texts,
    renew,
    end,
    leave,
    openTab,
    fill: () => void (isFull = true),
    /** What the browser does in other tabs when one changes the storage. */
    tellTabs: () => looks.forEach((look) => look()),
    async pass(ms: number) {
      clock.time += ms;
      for (const [id, { at, act }] of timers) {
        if (at > clock.time) continue;
        timers.delete(id);
        act();
      }
      await last;
      await Promise.resolve();
    },
  };
}

describe('a session', () => {
  // spec: session.start, entity.user
  test('is nobody’s before it starts, as the server has rendered the page', () => {
    const browser = makeBrowser();
    browser.texts.set(accessTokenKey, tokenOf('Asha'));
    const session = browser.openTab();
    expect([session.user.value, session.token()]).toEqual([undefined, undefined]);
    session.start();
    expect(session.user.value).toEqual({ id: 'id-Asha', role: 'user', name: 'Asha', phone: '9000000003' });
    expect(session.token()).toBe(tokenOf('Asha'));
  });

  test.each(['', 'nonsense', 'a.b.c', `${encoded({})}.${encoded({ role: 'king', exp: 1 })}.x`])(
    'takes nothing from a text that is no token of ours: %s',
    (text) => {
      const browser = makeBrowser();
      browser.texts.set(accessTokenKey, text);
      const session = browser.openTab();
      session.start();
      expect([session.user.value, session.token()]).toEqual([undefined, undefined]);
    },
  );

  // spec: roles.admin, role.case
  test.each([
    ['Admin', 'admin'],
    ['ADMIN', 'admin'],
    ['admin', 'admin'],
    ['Supplier', 'supplier'],
    ['USER', 'user'],
  ])('of the role %s in its token is that of %s', (written, role) => {
    const browser = makeBrowser();
    const [head = '', claims = '', signature = ''] = tokenOf('Asha').split('.');
    const said = JSON.parse(atob(claims)) as object;
    browser.texts.set(accessTokenKey, [head, encoded({ ...said, role: written }), signature].join('.'));
    const session = browser.openTab();
    session.start();
    expect(session.user.value?.role).toBe(role);
  });

  test('is renewed before its token runs out', async () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.start();
    session.begin(tokenOf('Asha'));
    await browser.pass(7 * minute);
    expect(browser.renew).not.toHaveBeenCalled();
    await browser.pass(minute);
    expect(browser.renew).toHaveBeenCalledTimes(1);
    expect(session.token()).toBe(tokenOf('Asha', began + 8 * minute));
    expect(browser.texts.get(accessTokenKey)).toBe(session.token());
  });

  test('says a new name in every tab once it is asked for, however long the token would last', async () => {
    const browser = makeBrowser();
    const [session, other] = [browser.openTab(), browser.openTab()];
    session.start();
    other.start();
    session.begin(tokenOf('Asha'));
    browser.renew.mockResolvedValueOnce(tokenOf('Asha Rao', began, 'id-Asha'));
    await session.renew();
    browser.tellTabs();
    expect([session.user.value?.name, other.user.value?.name]).toEqual(['Asha Rao', 'Asha Rao']);
  });

  test('is renewed by one of many tabs', async () => {
    const browser = makeBrowser();
    browser.texts.set(accessTokenKey, tokenOf('Asha'));
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    for (const tab of tabs) tab.start();
    await browser.pass(9 * minute);
    expect(browser.renew).toHaveBeenCalledTimes(1);
    expect(new Set(tabs.map((tab) => tab.token()))).toEqual(new Set([tokenOf('Asha', began + 9 * minute)]));
  });

  test('begins and ends in every tab', async () => {
    const browser = makeBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.start();
    other.start();
    one.begin(tokenOf('Asha'));
    browser.tellTabs();
    expect(other.user.value?.name).toBe('Asha');
    await other.end();
    browser.tellTabs();
    expect([one.user.value, one.token(), browser.texts.size]).toEqual([undefined, undefined, 0]);
  });

  test('that somebody ends takes along what they left in the browser; one that ended of itself does not', async () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.begin(tokenOf('Asha'));
    const id = session.user.value?.id;
    browser.renew.mockRejectedValueOnce(refusal('session.ended'));
    await session.refused(session.token());
    expect([session.user.value, browser.leave.mock.calls]).toEqual([undefined, []]);
    session.begin(tokenOf('Asha'));
    await session.end();
    expect(browser.leave.mock.calls).toEqual([[id]]);
  });

  test('ends here although the server cannot be reached', async () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.begin(tokenOf('Asha'));
    browser.end.mockRejectedValueOnce(new ApiError('network.offline', 0, 'Offline'));
    await session.end();
    expect(session.user.value).toBeUndefined();
    // The server is told as soon as possible.
    expect(browser.texts.has(logOutKey)).toBe(true);
    browser.openTab().start();
    await vi.waitFor(() => expect(browser.texts.has(logOutKey)).toBe(false));
    expect(browser.end).toHaveBeenCalledTimes(2);
  });

  test.each(['logs out', 'logs in as somebody else'])(
    'is not brought back by a late answer when the person %s',
    async (what) => {
      const browser = makeBrowser();
      const [session, other] = [browser.openTab(), browser.openTab()];
      session.start();
      session.begin(tokenOf('Asha'));
      let answer = (_text: string): void => undefined;
      browser.renew.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
      void browser.pass(8 * minute);
      await vi.waitFor(() => expect(browser.renew).toHaveBeenCalled());
      if (what === 'logs out') await session.end();
      else other.begin(tokenOf('Ravi'));
      answer(tokenOf('Asha', began + 8 * minute));
      await vi.waitFor(() => expect(session.user.value?.name).toBe(what === 'logs out' ? undefined : 'Ravi'));
      expect(browser.texts.get(accessTokenKey)).toBe(what === 'logs out' ? undefined : tokenOf('Ravi'));
    },
  );

  test('takes no token of another person from a renewal', async () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.start();
    session.begin(tokenOf('Asha'));
    browser.renew.mockResolvedValueOnce(tokenOf('Mallory', began + 8 * minute));
    await browser.pass(8 * minute);
    expect([session.user.value, browser.texts.size]).toEqual([undefined, 0]);
  });

  test('lasts as long as the page where the storage is full', () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.start();
    browser.fill();
    session.begin(tokenOf('Asha'));
    browser.tellTabs();
    expect(session.user.value?.name).toBe('Asha');
  });

  test('that the server has ended is forgotten when it should be renewed', async () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.start();
    session.begin(tokenOf('Asha'));
    browser.renew.mockRejectedValueOnce(refusal('session.ended'));
    await browser.pass(8 * minute);
    expect([session.user.value, browser.texts.size]).toEqual([undefined, 0]);
  });

  test('that the server has ended says why, until somebody logs in', async () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.start();
    session.begin(tokenOf('Asha'));
    const ended = new ApiError('session.ended', 401, 'Ended.', undefined, { params: { why: 'password' } });
    browser.renew.mockRejectedValueOnce(ended);
    await browser.pass(8 * minute);
    expect([session.user.value, session.endedBy.value]).toEqual([undefined, 'password']);
    session.begin(tokenOf('Asha', began + 8 * minute));
    expect(session.endedBy.value).toBeUndefined();
    await session.end();
    expect(session.endedBy.value).toBeUndefined();
  });

  test('outlives a line that is down, and is renewed when it is back', async () => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.start();
    session.begin(tokenOf('Asha'));
    browser.renew.mockRejectedValueOnce(new ApiError('network.unreachable', 0, 'No line'));
    await browser.pass(8 * minute);
    expect(session.user.value?.name).toBe('Asha');
    // Soon, while the server still treats the answer as lost.
    await browser.pass(2000);
    expect(session.token()).toBe(tokenOf('Asha', began + 8 * minute + 2000));
  });

  test('on a device whose clock is hours off is renewed as rarely as on any other', async () => {
    const browser = makeBrowser({ clockAhead: 300 * minute });
    const session = browser.openTab();
    session.start();
    session.begin(tokenOf('Asha'));
    await session.ready();
    await browser.pass(7 * minute);
    expect(browser.renew).not.toHaveBeenCalled();
    await browser.pass(minute);
    expect(browser.renew).toHaveBeenCalledTimes(1);
  });
});

describe('a call', () => {
  const found = { supplierName: 'Rohit', supplierPhonenumber: '9000000002' };
  const makeCalls = (...answers: (object | ApiError)[]) => {
    const browser = makeBrowser();
    const session = browser.openTab();
    session.start();
    const tokens: (string | undefined)[] = [];
    const server: Client = {
      call: <_Input extends object, Output>() => {
        tokens.push(session.token());
        const answer = answers.shift();
        return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer as Output);
      },
    };
    return { browser, session, tokens, ask: () => withSession(server, session).call(getSupplierDetails, { id: 'x' }) };
  };

  // spec: visitors.seller
  test('that needs a log-in waits for it in place, and is then made once more', async () => {
    const { session, ask, tokens } = makeCalls(refusal('auth.required'), found);
    const asking = ask();
    await vi.waitFor(() => expect(session.wanted.value).toBeDefined());
    session.begin(tokenOf('Asha'));
    expect(await asking).toEqual(found);
    expect(tokens).toEqual([undefined, tokenOf('Asha')]);
    expect(session.wanted.value).toBeUndefined();
  });

  test('fails when the person will not log in', async () => {
    const { session, ask, tokens } = makeCalls(refusal('auth.required'));
    const asking = ask();
    await vi.waitFor(() => expect(session.wanted.value).toBeDefined());
    session.wanted.value?.settle(false);
    await expect(asking).rejects.toMatchObject({ code: 'auth.required' });
    expect(tokens).toHaveLength(1);
  });

  test('whose token was refused is repeated with a new one, and nobody is asked', async () => {
    const { browser, session, ask, tokens } = makeCalls(refusal('session.ended'), found);
    session.begin(tokenOf('Asha'));
    browser.renew.mockResolvedValueOnce(tokenOf('Asha', began + minute));
    expect(await ask()).toEqual(found);
    expect(tokens).toEqual([tokenOf('Asha'), tokenOf('Asha', began + minute)]);
  });

  test('of a session that ended elsewhere asks to log in again', async () => {
    const { browser, session, ask } = makeCalls(refusal('session.ended'), found);
    session.begin(tokenOf('Asha'));
    browser.renew.mockRejectedValueOnce(refusal('session.ended'));
    const asking = ask();
    await vi.waitFor(() => expect(session.wanted.value).toBeDefined());
    expect(session.user.value).toBeUndefined();
    session.begin(tokenOf('Asha', began + minute));
    expect(await asking).toEqual(found);
  });

  test('is not repeated in another person’s name', async () => {
    const { browser, session, ask, tokens } = makeCalls(refusal('session.ended'), found);
    session.begin(tokenOf('Asha'));
    browser.renew.mockRejectedValueOnce(refusal('session.ended'));
    const asking = ask();
    await vi.waitFor(() => expect(session.wanted.value).toBeDefined());
    session.begin(tokenOf('Ravi'));
    await expect(asking).rejects.toMatchObject({ code: 'session.ended' });
    expect(tokens).toHaveLength(1);
  });

  test('with a token about to end has it renewed first', async () => {
    const { browser, session, ask, tokens } = makeCalls(found);
    session.begin(tokenOf('Asha'));
    browser.renew.mockResolvedValue(tokenOf('Asha', began + 10 * minute));
    await browser.pass(10 * minute - 1000);
    await ask();
    expect(tokens).toEqual([tokenOf('Asha', began + 10 * minute)]);
  });

  test('that fails for another reason is left alone', async () => {
    const { session, ask } = makeCalls(new ApiError('seller.tooMany', 429, 'Enough.'));
    session.begin(tokenOf('Asha'));
    await expect(ask()).rejects.toMatchObject({ code: 'seller.tooMany' });
    expect(session.wanted.value).toBeUndefined();
  });
});
