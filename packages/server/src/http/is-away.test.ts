import { expect, it } from 'vitest';
import { Overloaded } from '../gate.ts';
import { isAway } from './is-away.ts';

const coded = (code: string): Error => Object.assign(new Error('broken'), { code });

it.each([
  ['a connection that is refused', coded('ECONNREFUSED'), true],
  ['one that broke', coded('ECONNRESET'), true],
  ['one that the database’s client ended', new Error('Connection terminated unexpectedly'), true],
  ['a pool without one', new Error('timeout exceeded when trying to connect'), true],
  ['a database that stops', coded('57P01'), true],
  ['one that starts', coded('57P03'), true],
  ['one with too many connections', coded('53300'), true],
  ['one that takes no changes, as a copy of another does', coded('25006'), true],
  ['one that lets this role in no more', coded('28P01'), true],
  ['one that is not there any more', coded('3D000'), true],
  ['one that takes nobody', new Error('database "portal" is not currently accepting connections'), true],
  ['a full queue', new Overloaded(), true],
  ['a client that wraps its fault', new Error('no answer', { cause: coded('ECONNREFUSED') }), true],
  ['a row that is there already', coded('23505'), false],
  ['a query that was cancelled', coded('57014'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['no error', 'ECONNREFUSED', false],
])('%s may be tried again: %#', (_, error, expected) => expect(isAway(error)).toBe(expected));
