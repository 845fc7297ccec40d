import type { Scope } from '@yantra/state';

/** Pushes to this browser, for the settings; its code is loaded when they are opened. */
export function devicePush(scope: Pick<Scope, 'send'>) {
  const device = async () => (await import('@yantra/state/push-device')).pushDevice(scope);
  return {
    /** Undefined where the browser cannot, or its person does not allow it. */
    isOn: async (): Promise<boolean | undefined> => {
      const state = await (await device()).state();
      return state === 'unsupported' || state === 'denied' ? undefined : state === 'on';
    },
    turn: async (isOn: boolean): Promise<boolean> => {
      const push = await device();
      return (await (isOn ? push.turnOn() : push.turnOff())) === 'on';
    },
  };
}
