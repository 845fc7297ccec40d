import { z } from 'zod';

/** Where the figures are told. */
export interface MetricsSettings {
  /** A port of their own, never the site's; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

const portSentence = 'must be a port number from 0 to 65535';

/** The settings of the figures, to be part of all settings. */
export const metricsFields = {
  METRICS_PORT: z.coerce
    .number(portSentence)
    .int(portSentence)
    .min(0, portSentence)
    .max(65_535, portSentence)
    .optional(),
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
