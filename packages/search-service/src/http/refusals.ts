import type { Refusal } from '../result.ts';

export const tooMany: Refusal = {
  status: 429,
  type: 'system',
  code: 'too_many_search_requests',
  message: 'Too many searches at a time. Please try again in a moment.',
};

export const tooLarge = (limit: number): Refusal => ({
  status: 413,
  type: 'invalid_request',
  code: 'payload_too_large',
  message: `The provided payload reached the limit. The maximum accepted payload size is ${limit < 1024 * 1024 ? `${limit / 1024} kB` : `${limit / 1024 / 1024} MB`}.`,
});
