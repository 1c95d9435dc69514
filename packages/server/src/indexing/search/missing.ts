import { MeilisearchApiError } from 'meilisearch';

/** Whether the search service answered that it does not have what was asked for. */
export const isMissing = (error: unknown): boolean => {
  // The client wraps what a transport of our own throws.
  const answer = error instanceof Error && !(error instanceof MeilisearchApiError) ? error.cause : error;
  return answer instanceof MeilisearchApiError && answer.response.status === 404;
};
