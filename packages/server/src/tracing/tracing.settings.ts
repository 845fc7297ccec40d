import { z } from 'zod';

/** Which traces are sampled: all, none, or a share; `parentbased_` ones follow the caller's decision. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces are sent. */
export interface TracingSettings {
  /** A collector's address, for OTLP over HTTP. */
  readonly url: string;
  /** Headers of each delivery, e.g. a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly sampler: (typeof samplers)[number];
  /** The share of traces that `…traceidratio` keeps, 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
  /** Attributes of this process, e.g. `deployment.environment.name`. */
  readonly attributes: Readonly<Record<string, string>>;
}

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const endpoint = z.string().refine(isHttp, 'must be an address like http://localhost:4318').optional();
const ratioSentence = 'must be a share from 0 to 1';

/** `name=value,name=value`, percent-encoded. */
const pairs = z
  .string()
  .transform((text, context) => {
    const found = text.split(',').map((pair) => /^\s*([^=\s]+)\s*=(.*)$/.exec(pair));
    try {
      return Object.fromEntries(
        found.map((one) => [decodeURIComponent(one?.[1] ?? '%'), decodeURIComponent((one?.[2] ?? '').trim())]),
      );
    } catch {
      context.addIssue({ code: 'custom', message: 'must be written like name=value,name=value' });
      return z.NEVER;
    }
  })
  .default({});

/** The settings of traces, part of all settings; their names are OpenTelemetry's own. */
export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf', 'must be http/protobuf, or absent').optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.literal('http/protobuf', 'must be http/protobuf, or absent').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be one of ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(ratioSentence).min(0, ratioSentence).max(1, ratioSentence).default(1),
} as const;

/** Undefined without traces. */
export function tracingSettingsFrom(all: z.output<z.ZodObject<typeof tracingFields>>): TracingSettings | undefined {
  const base = all.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url =
    all.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : `${base.replace(/\/$/, '')}/v1/traces`);
  const isOff = all.OTEL_TRACES_EXPORTER === 'none' || all.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  if (url === undefined || isOff) return undefined;
  const attributes = all.OTEL_RESOURCE_ATTRIBUTES;
  return {
    url,
    headers: all.OTEL_EXPORTER_OTLP_HEADERS,
    sampler: all.OTEL_TRACES_SAMPLER,
    ratio: all.OTEL_TRACES_SAMPLER_ARG,
    serviceName: all.OTEL_SERVICE_NAME ?? attributes['service.name'] ?? 'yantra',
    attributes,
  };
}
