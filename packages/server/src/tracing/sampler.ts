import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace-base';
import type { TraceSettings } from '../trace-settings.ts';

const samplerOf = ({ sampler, ratio }: Pick<TraceSettings, 'sampler' | 'ratio'>): Sampler => {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
};

/** Decides of what was caused by another trace as of that one: an order whose request is told of has its mail told of, too. */
export const createSampler = (settings: Pick<TraceSettings, 'sampler' | 'ratio'>): Sampler => {
  const sampler = samplerOf(settings);
  return {
    shouldSample: (context, traceId, name, kind, attributes, links) => {
      const cause = trace.getSpanContext(context) ? undefined : links[0]?.context;
      if (!cause) return sampler.shouldSample(context, traceId, name, kind, attributes, links);
      const caused = trace.setSpanContext(ROOT_CONTEXT, cause);
      return sampler.shouldSample(caused, cause.traceId, name, kind, attributes, links);
    },
    toString: () => `${sampler.toString()} of the cause`,
  };
};
