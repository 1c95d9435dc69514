import { setFlagsFromString } from 'node:v8';

/*
 * Left to itself the engine lets garbage double the heap before it looks for any: a fifth more is what the process keeps for
 * itself now (ADR 69). What else bounds it, threads and the space of young objects, is told to `node` before it starts.
 */
setFlagsFromString('--heap-growing-percent=20');
