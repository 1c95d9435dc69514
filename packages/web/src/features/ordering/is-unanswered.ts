import type { Refusal } from '@connect/core/ports/failure';

/** Whether what was sent may have arrived all the same: it has to be sent again under the same key. */
export const isUnanswered = ({ failure }: Refusal): boolean => failure === 'unavailable' || failure === 'signed-out';
