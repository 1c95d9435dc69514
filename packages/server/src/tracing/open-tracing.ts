import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { Tracer } from '../span.ts';
import type { TraceSettings } from '../trace-settings.ts';
import { createSampler } from './sampler.ts';
import { createTracer } from './tracer.ts';

/** Milliseconds that a receiver may take for what it is sent, tries again included, and the rest when the server ends. */
const patience = 10_000;
const lastPatience = 2000;

/** Spans that wait at most: what comes while they do is left out. A second of a server that is very busy. */
const queue = { maxQueueSize: 8192, maxExportBatchSize: 1024, scheduledDelayMillis: 2000 };

/** What of a failure may be told: a status or a code of the system, never a text, which may quote what was sent. */
const reasonOf = (error: unknown): string => {
  const { code } = error instanceof Error ? (error as Error & { readonly code?: unknown }) : { code: undefined };
  if (typeof code === 'number') return `answers ${code}`;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'does not take them in time';
};

/** Says once that spans are not taken, and once that they are again. */
const saying = (exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter => {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !isAway) log.warn({ error: reasonOf(result.error) }, 'traces are not taken, and are left out');
        if (!failed && isAway) log.warn('traces are taken again');
        isAway = failed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
};

export interface OpenTracing {
  readonly tracer: Tracer;
  /** Sends what waits, for as long as a server that ends can wait. */
  close(): Promise<void>;
}

/**
 * Sends what is measured to a receiver of OpenTelemetry's protocol (OTLP over HTTP, as JSON). One that is away, slow or refuses holds up nothing:
 * what it does not take is left out. Everything that the libraries would read of the environment is handed to them.
 */
export const openTracing = (settings: TraceSettings, log: Pick<Logger, 'warn'>): OpenTracing => {
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: { ...settings.headers },
    timeoutMillis: patience,
    concurrencyLimit: 4,
    keepAlive: true,
  });
  const resource = { 'service.name': settings.serviceName, 'service.instance.id': randomUUID() };
  const provider = new BasicTracerProvider({
    sampler: createSampler(settings),
    resource: defaultResource().merge(resourceFromAttributes(resource)),
    spanProcessors: [new BatchSpanProcessor(saying(exporter, log), { ...queue, exportTimeoutMillis: patience })],
  });
  return {
    tracer: createTracer(provider.getTracer('connect')),
    close: async () => {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(lastPatience, undefined, { ref: false })]);
    },
  };
};
