/** Log lines about traces. */
export const tracingTexts = {
  away: 'Traces do not arrive at OTEL_EXPORTER_OTLP_ENDPOINT; those that wait too long are dropped.',
  back: 'Traces arrive again.',
} as const;
