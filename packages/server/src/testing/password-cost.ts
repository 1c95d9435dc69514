/** In place of `auth/password-cost.ts` in unit tests (vitest.config.ts): the least that argon2id takes. */
export const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
