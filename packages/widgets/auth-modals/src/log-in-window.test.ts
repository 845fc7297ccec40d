import { describe, expect, test, vi } from 'vitest';
import { announceLogIn, awaitLogIn, logInAddress, openLogIn, webOrigin } from './log-in-window.ts';

const siteUrl = 'https://yantra.example';
const dealer = 'https://dealer.example';

/** A page's window: the test sends its messages and moves its clock. */
function makePage(open: () => Window | null = () => null) {
  let onMessage: ((event: MessageEvent) => void) | undefined;
  let tick: (() => void) | undefined;
  let hasFocus = true;
  const self = {
    document: { hasFocus: () => hasFocus },
    location: { origin: dealer },
    screenX: 0,
    screenY: 0,
    outerWidth: 1440,
    outerHeight: 900,
    open: vi.fn(open),
    addEventListener: (_: string, listener: typeof onMessage) => {
      onMessage = listener;
    },
    removeEventListener: () => {
      onMessage = undefined;
    },
    setInterval: (act: () => void) => {
      tick = act;
      return 1;
    },
    clearInterval: () => {
      tick = undefined;
    },
  };
  return {
    self: self as unknown as Window,
    open: self.open,
    say: (event: Partial<MessageEvent>) => onMessage?.(event as MessageEvent),
    look: () => tick?.(),
    focus: (isHere: boolean) => {
      hasFocus = isHere;
    },
    isWaiting: () => onMessage !== undefined || tick !== undefined,
  };
}
const makePopup = () => ({ closed: false, close: vi.fn() });
const news = { type: 'yantra-log-in', outcome: 'logged-in' };

function makeWait(popup = makePopup()) {
  const page = makePage();
  const onOutcome = vi.fn();
  awaitLogIn({ siteUrl, self: page.self, onOutcome }, popup as unknown as Window);
  return { ...page, popup, onOutcome };
}

describe('the page that opened the window', () => {
  test('is told how it ended and closes the window', () => {
    const { say, popup, onOutcome, isWaiting } = makeWait();
    say({ origin: siteUrl, source: popup as never, data: news });
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('logged-in');
    expect(popup.close).toHaveBeenCalled();
    expect(isWaiting()).toBe(false);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example', data: news }],
    ['a subdomain', { origin: 'https://x.yantra.example', data: news }],
    ['our origin, but of something else', { origin: siteUrl, data: { type: 'other' } }],
    ['our origin, with an outcome nobody knows', { origin: siteUrl, data: { ...news, outcome: 'maybe' } }],
    ['our origin, with nothing', { origin: siteUrl, data: null }],
  ])('hears nothing from %s', (_, event) => {
    const { say, popup, onOutcome, isWaiting } = makeWait();
    say({ source: popup as never, ...event });
    expect(onOutcome).not.toHaveBeenCalled();
    expect(isWaiting()).toBe(true);
  });

  test('ignores messages from another window of ours', () => {
    const { say, onOutcome } = makeWait();
    say({ origin: siteUrl, source: makePopup() as never, data: news });
    expect(onOutcome).not.toHaveBeenCalled();
  });

  test('notices that the window was closed by the person', () => {
    const popup = makePopup();
    const { look, onOutcome } = makeWait(popup);
    look();
    expect(onOutcome).not.toHaveBeenCalled();
    popup.closed = true;
    look();
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('closed');
  });

  test('does not take a window that its policy has cut off for a closed one, until the person is back', () => {
    const popup = { ...makePopup(), closed: true };
    const { look, focus, onOutcome } = makeWait(popup);
    focus(false);
    look();
    expect(onOutcome).not.toHaveBeenCalled();
    focus(true);
    look();
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('closed');
  });

  test('opens our log-in page, and says who it is', () => {
    const popup = makePopup() as unknown as Window;
    const page = makePage(() => popup);
    expect(openLogIn({ siteUrl, self: page.self })).toBe(popup);
    expect(page.open).toHaveBeenCalledWith(
      'https://yantra.example/log-in?window=1&origin=https%3A%2F%2Fdealer.example',
      'yantra-log-in',
      expect.stringContaining('popup'),
    );
  });

  test('is told when the browser blocks the window', () => {
    expect(openLogIn({ siteUrl, self: makePage().self })).toBeUndefined();
  });
});

describe('our log-in page', () => {
  const makeWindow = (opener: unknown) => ({ opener }) as Window;

  test('tells the outcome to the origin it was opened for, and nothing else', () => {
    const postMessage = vi.fn();
    expect(announceLogIn(makeWindow({ postMessage }), 'logged-in', dealer)).toBe(true);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(news, dealer);
  });

  test.each([
    '*',
    'null',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://dealer.example/path',
    'dealer.example',
    '',
    null,
  ])('tells nobody of the origin %s', (origin) => {
    const postMessage = vi.fn();
    expect(announceLogIn(makeWindow({ postMessage }), 'logged-in', origin)).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('sends nothing without an opener', () => {
    expect(announceLogIn(makeWindow(null), 'closed', dealer)).toBe(false);
  });
});

test('an origin is http or https, without a path', () => {
  expect(webOrigin('http://localhost:8080')).toBe('http://localhost:8080');
  expect(webOrigin('https://dealer.example/')).toBeUndefined();
  expect(logInAddress('', dealer)).toBe('/log-in?window=1&origin=https%3A%2F%2Fdealer.example');
});
