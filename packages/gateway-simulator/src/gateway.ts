import type { Clock, GatewayTime } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Rules } from './rules.ts';
import type { Store } from './state/store.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** What the gateway's calls work with. */
export interface Gateway {
  readonly clock: Clock;
  readonly time: GatewayTime;
  readonly store: Store;
  readonly rules: Rules;
  readonly ids: Ids;
  readonly deliveries: Deliveries;
  /** Does what is due, and sees to it that what is due later will be done. */
  wake(): void;
  /** Does at once what is pending, of one order or of all. Resolves when every delivery has had its answer. */
  advance(orderId?: string): Promise<void>;
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
  /** Lets deliveries under way finish and starts nothing more. */
  stop(): Promise<void>;
}
