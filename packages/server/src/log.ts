import { currentRequest } from './under-way.ts';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '@connect/core/domain/administration/log-setting';

/** What the log tells of a fault. */
interface LoggedFault {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: LoggedFault;
}

/** A cause's cause is told, and no further. */
const deepest = 2;

/** Messages that quote what they were given: of the parser of JSON, and of databases, whose data exceptions are class 22 of SQLSTATE. */
const quotesValues = (error: Error, code: unknown): boolean =>
  error instanceof SyntaxError || (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code));

/**
 * What may be told of what was thrown (specification §log): where it happened and which rule of the database it broke, never a value.
 * A database's error holds those in fields of its own (parameters, the row that was refused), of which none is taken over.
 */
const faultOf = (error: unknown, depth = 0): LoggedFault => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code, constraint, cause } = error as Error & { readonly code?: unknown; readonly constraint?: unknown };
  const message = quotesValues(error, code) ? error.message.replace(/["'].*["']/s, '"…"') : error.message;
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause instanceof Error && depth < deepest && { cause: faultOf(cause, depth + 1) }),
  };
};

/** Which request a line belongs to. */
const ofRequest = (): { readonly request?: string } => {
  const request = currentRequest();
  return request === null ? {} : { request };
};

/** The log of a process, on standard output or where else it is written: each server and command has its lines from here. */
export const createLog = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: (error: unknown) => faultOf(error) }, mixin: ofRequest }, destination);
