import type { Clock, GatewayTime } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Rules } from './rules.ts';
import type { Store } from './state/store.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** What the gateway's calls use. */
export interface Gateway {
  readonly clock: Clock;
  readonly time: GatewayTime;
  readonly store: Store;
  readonly rules: Rules;
  readonly ids: Ids;
  readonly deliveries: Deliveries;
  /** Does what is due, and schedules what is due later. */
  wake(): void;
  /** Completes what is pending at once, for one order or for all. Resolves when every delivery has its answer. */
  advance(orderId?: string): Promise<void>;
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
  /** Lets deliveries under way finish and starts nothing more. */
  stop(): Promise<void>;
}
