export { type Clock, systemClock } from './clock.ts';
export {
  type RunningSimulator,
  SimulatorStartError,
  type StartSimulatorOptions,
  runSimulator,
  startOptionsFrom,
  startSimulator,
} from './main.ts';
export { type RuleInput, type RuleName, ruleNames } from './rules.ts';
export { type Simulator, type SimulatorOptions, cashfreeRetryDelaysMs, createSimulator } from './simulator.ts';
export type { OrderStatus, PaymentGroup, PaymentStatus, WebhookType } from './state/records.ts';
export type { Deliver } from './webhooks/deliveries.ts';
export { signWebhook } from './webhooks/sign.ts';
