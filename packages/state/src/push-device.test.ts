import { addPushDevice, type Call, getPushDevices, removePushDevice } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { pushDevice, type PushPage } from './push-device.ts';
import type { Scope } from './scope.ts';

const key = Buffer.alloc(65, 4).toString('base64url');
const endpoint = 'https://push.example/one';

/** A browser that can show pushes, and a server that knows some. */
function browser({ answers = 'granted' as NotificationPermission, usedKey = key, has = false } = {}) {
  const calls: [string, unknown][] = [];
  const known = { endpoints: [] as string[] };
  const send = (async (call: Call, input: { endpoint?: string }) => {
    calls.push([call.name, input]);
    if (call.name === addPushDevice.name) known.endpoints = [input.endpoint ?? ''];
    if (call.name === removePushDevice.name) known.endpoints = [];
    return call.name === getPushDevices.name
      ? { key, devices: known.endpoints.map((one) => ({ endpoint: one, device: '', since: '', lastPush: null })) }
      : {};
  }) as Scope['send'];
  const made = (with_: string) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(Buffer.from(with_, 'base64url')).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = undefined;
      return true;
    },
  });
  let subscription = has ? made(usedKey) : undefined;
  let subscriptions = 0;
  const registered: unknown[] = [];
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      subscriptions += 1;
      return (subscription = made(Buffer.from(applicationServerKey).toString('base64url')));
    },
  };
  const notices = {
    permission: (has ? answers : 'default') as NotificationPermission,
    requestPermission: async () => (notices.permission = answers),
  };
  const page = {
    navigator: {
      serviceWorker: {
        getRegistration: async () => (subscription || registered.length > 0 ? { pushManager } : undefined),
        register: async (...what: unknown[]) => {
          registered.push(what);
          return { pushManager };
        },
        ready: Promise.resolve(),
      },
    },
    Notification: notices,
    PushManager: {},
  } as unknown as PushPage;
  return { device: pushDevice({ send }, page), calls, registered, known, made: () => subscriptions };
}

test('a browser is off, then on once its person agreed and the server knows it, then off', async () => {
  const { device, calls, registered } = browser();
  expect(await device.state()).toBe('off');
  expect(await device.turnOn()).toBe('on');
  expect(registered).toEqual([['/push.js', { scope: '/', updateViaCache: 'none' }]]);
  expect(calls.at(-1)).toEqual(['addPushDevice', { endpoint, keys: { p256dh: 'p', auth: 'a' }, key }]);
  expect(await device.state()).toBe('on');
  expect(await device.turnOff()).toBe('off');
  expect(calls.at(-1)).toEqual(['removePushDevice', { endpoint }]);
  expect(await device.state()).toBe('off');
});

test('whoever forbids it is asked no more, and the server is not either', async () => {
  const { device, calls } = browser({ answers: 'denied' });
  expect(await device.turnOn()).toBe('denied');
  expect([await device.state(), calls]).toEqual(['denied', []]);
});

test('whoever closes the question has decided nothing', async () => {
  const { device, calls } = browser({ answers: 'default' });
  expect([await device.turnOn(), await device.state(), calls]).toEqual(['off', 'off', []]);
});

test('is off for who logs in where another logged out, and on again with the same subscription', async () => {
  const { device, made } = browser({ has: true });
  expect(await device.state()).toBe('off');
  expect([await device.turnOn(), made()]).toEqual(['on', 0]);
});

test('a subscription of an earlier key of the server is made anew', async () => {
  const { device, made } = browser({ has: true, usedKey: Buffer.alloc(65, 5).toString('base64url') });
  expect([await device.turnOn(), made()]).toEqual(['on', 1]);
});

test.each([[{ navigator: {} }], [{ navigator: { serviceWorker: {} }, PushManager: {} }]])(
  'where there is no such thing it says so',
  async (page) => {
    const device = pushDevice({ send: async () => ({}) as never }, page as unknown as PushPage);
    expect([await device.state(), await device.turnOn(), await device.turnOff()]).toEqual(
      Array.from({ length: 3 }, () => 'unsupported'),
    );
  },
);
