import { lazily } from './lazily.ts';

/** The adapters of the portal API that every first page needs, in a chunk of their own: the sign-in page paints without them. */
export const httpAdapters = lazily(() => import('./http-adapters.ts'));
