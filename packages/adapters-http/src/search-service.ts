import type { Meilisearch } from 'meilisearch';
import type { OnUnreadable } from './readable.ts';
import type { CredentialsKeeper, SearchCredentials } from './search-credentials.ts';

export interface SearchServiceOptions {
  readonly credentials: CredentialsKeeper;
  /** What a host without an origin of its own is relative to. */
  readonly origin: string;
  /** How long the service may take to answer, in milliseconds. */
  readonly timeout?: number;
  readonly onUnreadable?: OnUnreadable;
}

/** The service's client, which comes when it is first asked for: a page whose search had begun shows its rows without. */
type SearchClient = () => Promise<Meilisearch>;

/** Asks the search service with the credentials of now. */
export type AskSearchService = <Answer>(
  search: (client: SearchClient, indexes: SearchCredentials['indexes']) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Whether it is the client's error for credentials that the service does not take. It looks at the answer's status, not at its class: on a Node.js
 * server another library may have put a `Response` of its own in place of the one that `fetch` answers with.
 */
const isRefused = (error: unknown): boolean => {
  const { response } = error instanceof Error ? (error as { readonly response?: Partial<Response> }) : {};
  return response?.status === 401 || response?.status === 403;
};

/**
 * The search service (specification §search-credentials). Credentials that it refuses are renewed once and the search tried again, so that nobody
 * notices. Whatever else fails throws.
 */
export const createSearchService = ({
  credentials: keeper,
  origin,
  timeout = 15_000,
}: SearchServiceOptions): AskSearchService => {
  const clientOf =
    ({ host, token }: SearchCredentials): SearchClient =>
    async () => {
      const { Meilisearch } = await import('meilisearch');
      return new Meilisearch({ host: new URL(host, origin).href, apiKey: token, timeout });
    };
  return async (search) => {
    const credentials = await keeper.current();
    try {
      return await search(clientOf(credentials), credentials.indexes);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const renewed = await keeper.insteadOf(credentials);
      return search(clientOf(renewed), renewed.indexes);
    }
  };
};
