import { z } from 'zod';
import { portNumber } from '../setting-number.ts';

/** Where the figures are served. */
export interface MetricsSettings {
  /** A port of its own, never the site's; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

/** The settings of the figures, part of all settings. */
export const metricsFields = {
  METRICS_PORT: portNumber.optional(),
  // This machine only by default: the figures reveal how business goes.
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'must be an address of this machine, like 0.0.0.0')
    .default('localhost'),
} as const;

/** Undefined without figures. */
export function metricsSettingsFrom(all: z.output<z.ZodObject<typeof metricsFields>>): MetricsSettings | undefined {
  return all.METRICS_PORT === undefined ? undefined : { port: all.METRICS_PORT, host: all.METRICS_HOST };
}
