import * as v from 'valibot';
import { address, wholeAddress } from './config-values.ts';

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go, and of how much of what is done. */
export interface TraceSettings {
  readonly url: string;
  /** Of each sending; may hold a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly sampler: (typeof samplers)[number];
  /** The part of all traces that those samplers have which go by it. */
  readonly ratio: number;
}

/** `api-key=…,tenant=shop`: names and values, which are percent-encoded. The text never repeats one. */
const headers = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[\w!#$%&'*+.^`|~-]+\s*=/, 'must be such as api-key=…,tenant=shop'),
      v.check((part) => {
        try {
          return /^[\t -~]*$/.test(decodeURIComponent(part.slice(part.indexOf('=') + 1)));
        } catch {
          return false;
        }
      }, 'must have values that are percent-encoded, such as a%20b'),
      v.transform((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())] as const;
      }),
    ),
  ),
  v.transform((parts) => Object.fromEntries(parts)),
);

/** The settings of traces, which OpenTelemetry names so for every program. */
export const traceEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(wholeAddress),
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: headers,
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.trim()), 'connect'),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(samplers, `must be one of ${samplers.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^(0|1|0?\.\d{1,9}|[01]\.0{1,9}|0\.\d{1,9})$/, 'must be a number from 0 to 1, such as 0.1'),
    v.transform(Number),
  ),
};

type Settings = v.InferOutput<v.ObjectSchema<typeof traceEntries, undefined>>;

/** Where traces go, as OpenTelemetry has it: the one address is for all that is sent, the other for traces alone. Null for nowhere. */
export const tracesOf = (env: Settings): TraceSettings | null => {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? null : `${base}/v1/traces`);
  if (url === null) return null;
  return {
    url,
    headers: { ...env.OTEL_EXPORTER_OTLP_HEADERS, ...env.OTEL_EXPORTER_OTLP_TRACES_HEADERS },
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
};

/** Addresses that headers with a key in them go to; none where nothing secret goes there, as spans hold nothing. */
export const guardedTraces = (env: Settings): Readonly<Record<string, string | undefined>> => {
  const traces = tracesOf(env);
  if (!traces || Object.keys(traces.headers).length === 0) return {};
  return env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT === undefined
    ? { OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT }
    : { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT };
};
