/** In place of `auth/password-cost.ts` in unit tests (vitest.config.ts): the least that argon2id takes. */
export const passwordCost = { memorySize: 8, iterations: 1, parallelism: 1 } as const;
