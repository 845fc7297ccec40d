import type { TracingSettings } from './tracing.settings.ts';
import type { Tracing, TracingParts } from './tracing.ts';

/** Loads what makes traces only where they are wanted. */
export async function openTracing(settings: TracingSettings, parts: TracingParts): Promise<Tracing> {
  const { otelTracing } = await import('./otel-tracing.ts');
  return otelTracing(settings, parts);
}
