import { z } from 'zod';
import { portNumber } from '../setting-number.ts';

/** Where the figures are told. */
export interface MetricsSettings {
  /** A port of their own, never the site's; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

/** The settings of the figures, to be part of all settings. */
export const metricsFields = {
  METRICS_PORT: portNumber.optional(),
  // This machine alone, unless told: the figures say how business goes.
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'must be an address of this machine, like 0.0.0.0')
    .default('localhost'),
} as const;

/** Undefined where nobody wants figures. */
export function metricsSettingsFrom(all: z.output<z.ZodObject<typeof metricsFields>>): MetricsSettings | undefined {
  return all.METRICS_PORT === undefined ? undefined : { port: all.METRICS_PORT, host: all.METRICS_HOST };
}
