import type { TracingSettings } from './tracing.settings.ts';
import type { Tracing, TracingParts } from './tracing.ts';

/** Loads the tracing library only if needed. */
export async function openTracing(settings: TracingSettings, parts: TracingParts): Promise<Tracing> {
  const { otelTracing } = await import('./otel-tracing.ts');
  return otelTracing(settings, parts);
}
