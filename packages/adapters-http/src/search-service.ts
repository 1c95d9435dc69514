import type { Meilisearch } from 'meilisearch';
import { reportFaultOf } from './fault-of-answer.ts';
import type { ReportFault } from './fault-of-answer.ts';
import type { OnUnreadable } from './readable.ts';
import type { CredentialsKeeper, SearchCredentials } from './search-credentials.ts';

export interface SearchServiceOptions {
  readonly credentials: CredentialsKeeper;
  /** What a host without an origin of its own is relative to. */
  readonly origin: string;
  /** How long the service may take to answer, in milliseconds. */
  readonly timeout?: number;
  readonly onUnreadable?: OnUnreadable;
  /** Told the id by which the server's log knows a search that it made a fault of. */
  readonly onFault?: ReportFault;
}

/** The service's client, which comes when it is first asked for: a page whose search had begun shows its rows without. */
type SearchClient = () => Promise<Meilisearch>;

/** Asks the search service with the credentials of now. */
export type AskSearchService = <Answer>(
  search: (client: SearchClient, indexes: SearchCredentials['indexes']) => Promise<Answer>,
) => Promise<Answer>;

/**
 * The search service (specification §search-credentials). Credentials that it refuses are renewed once and the search tried again, so that nobody
 * notices. Whatever else fails throws.
 */
export const createSearchService = ({
  credentials: keeper,
  origin,
  timeout = 15_000,
  onFault,
}: SearchServiceOptions): AskSearchService => {
  const clientOf =
    ({ host, token }: SearchCredentials): SearchClient =>
    async () => {
      const { Meilisearch } = await import('meilisearch');
      return new Meilisearch({ host: new URL(host, origin).href, apiKey: token, timeout });
    };
  return async (search) => {
    const askWith = async (credentials: SearchCredentials, isRenewed: boolean): ReturnType<typeof search> => {
      try {
        return await search(clientOf(credentials), credentials.indexes);
      } catch (error) {
        // Not asked for the class of the answer: on a Node.js server another library may have put its own in place of the one of `fetch`.
        const { MeilisearchApiError } = await import('meilisearch');
        const answer = error instanceof MeilisearchApiError ? error.response : null;
        // Credentials that the service does not take.
        if (!isRenewed && (answer?.status === 401 || answer?.status === 403))
          return askWith(await keeper.insteadOf(credentials), true);
        if (answer) reportFaultOf(answer, onFault);
        throw error;
      }
    };
    return askWith(await keeper.current(), false);
  };
};
