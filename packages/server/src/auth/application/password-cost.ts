/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Tests have one of their own: `testing/password-cost.ts`. */
export const passwordCost = { memorySize: 19_456, iterations: 2, parallelism: 1 } as const;
