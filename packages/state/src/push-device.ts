import { addPushDevice, getPushDevices, removePushDevice } from '@yantra/contract/calls';
import type { Scope } from './scope.ts';

/** Whether this browser shows pushes: it cannot, its person forbade it, it does not, it does. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Pushes in this browser, for the person who is logged in. */
export interface PushDevice {
  /** Asks the server too: a subscription of somebody who logged out is of no use. @throws {ApiError} */
  state(): Promise<PushState>;
  /** Call it when a button is pressed: the browser asks its person then. Returns the state afterwards. @throws {ApiError} */
  turnOn(): Promise<PushState>;
  /** Returns the state afterwards. @throws {ApiError} */
  turnOff(): Promise<PushState>;
}

/** What of a page is needed. */
export interface PushPage {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
  readonly PushManager?: unknown;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): unknown };
  };
}

/** Our service worker, which shows pushes and does nothing else. */
const workerPath = '/push.js';

/** The server's key, as bytes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (one) => one.charCodeAt(0));
}

const isMadeWith = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const used = options.applicationServerKey;
  return used !== null && new Uint8Array(used).every((byte, at) => byte === key[at]);
};

/** Pushes in this browser. @param page replaced in tests */
export function pushDevice(
  { send }: Pick<Scope, 'send'>,
  page: PushPage = globalThis as unknown as PushPage,
): PushDevice {
  const workers = page.navigator.serviceWorker;
  const { Notification: notices } = page;
  if (workers === undefined || notices === undefined || page.PushManager === undefined) {
    const state = async (): Promise<PushState> => 'unsupported';
    return { state, turnOn: state, turnOff: state };
  }
  const isDenied = () => notices.permission === 'denied';
  const ask = () => send(getPushDevices, {}, { isQuiet: true });
  const subscribed = async () => (await workers.getRegistration(workerPath))?.pushManager.getSubscription();

  return {
    async state() {
      if (isDenied()) return 'denied';
      const subscription = notices.permission === 'granted' ? await subscribed() : undefined;
      if (!subscription) return 'off';
      const { devices } = await ask();
      return devices.some(({ endpoint }) => endpoint === subscription.endpoint) ? 'on' : 'off';
    },

    async turnOn() {
      // First of all: browsers ask only while the press of a button is fresh.
      const permission = await notices.requestPermission();
      if (permission !== 'granted') return isDenied() ? 'denied' : 'off';
      const { key } = await ask();
      const worker = await workers.register(trusted(page), { scope: '/', updateViaCache: 'none' });
      await workers.ready;
      const made = await subscription(worker.pushManager, bytesOf(key));
      const { endpoint, keys } = made.toJSON();
      await send(addPushDevice, {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
        key,
      });
      return 'on';
    },

    async turnOff() {
      const subscription = await subscribed();
      if (subscription) {
        await send(removePushDevice, { endpoint: subscription.endpoint });
        await subscription.unsubscribe();
      }
      return isDenied() ? 'denied' : 'off';
    },
  };
}

/** One made with an earlier key is made anew: the server would not be heard by it for ever. */
async function subscription(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && isMadeWith(known, key)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** A page with Trusted Types wants the worker's address marked; it is a constant. */
const trusted = ({ trustedTypes }: PushPage): string =>
  (trustedTypes?.createPolicy('yantra-push', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath) as string;
