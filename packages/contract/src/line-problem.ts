import * as v from 'valibot';

/** Why a quantity of an item cannot be ordered. */
export const LineProblem = v.picklist(['unknown', 'discontinued', 'below-minimum', 'off-pack', 'too-many']);
