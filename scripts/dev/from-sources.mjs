import { register } from 'node:module';

// Loaded before a program (`node --import`), it and each of its threads may be of TypeScript.
register('./source-hooks.mjs', import.meta.url);
