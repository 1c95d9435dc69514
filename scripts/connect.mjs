import { requireProject } from './steps.mjs';

// The operator's command in this very process, from its sources: nothing has to be built before it answers, and nobody else prints.
requireProject();
await import('../packages/server/src/connect.ts');
