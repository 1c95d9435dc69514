import * as v from 'valibot';

/** The name of what goes, as somebody typed it. */
export const typed = v.pipe(v.string(), v.maxLength(1000, 'is too long'));
