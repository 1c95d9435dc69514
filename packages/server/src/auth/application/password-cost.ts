/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Tests have one of their own: `testing/password-cost.ts`. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
