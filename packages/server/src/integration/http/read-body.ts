import { type Refusal, unsupportedBody } from '../../refusal.ts';

/** The body of a request is not what it says it is, or larger than it may be. */
export class BrokenBody extends Error {}

/** Whoever sends a body is not there any more. */
export class HungUp extends Error {}

const isGzip = (encoding: string): boolean => /^(x-)?gzip$/i.test(encoding.trim());

/** Why a body cannot be read, by what its headers say of it; null where it can (RFC 9110, 8.3 and 8.4). */
export const bodyRefusal = (headers: Headers): Refusal | null => {
  const encoding = headers.get('Content-Encoding') ?? '';
  if (encoding !== '' && !isGzip(encoding) && encoding.toLowerCase() !== 'identity')
    return unsupportedBody(`is packed with ${encoding}; gzip is taken, and what is not packed`);
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([^\s";]+)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  if (/^(utf-?8|us-ascii)$/i.test(charset)) return null;
  return unsupportedBody(`is in ${charset}; UTF-8 is taken`);
};

/** So much of a packed body is taken however small it was; after that no more than so many times what came: records are packed to a tenth. */
const [freeBytes, mostTimes] = [1024 * 1024, 200];

async function* unpacked(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  let [packed, whole] = [0, 0];
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      packed += chunk.length;
      controller.enqueue(chunk);
    },
  });
  try {
    for await (const chunk of body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'))) {
      whole += chunk.length;
      if (whole > freeBytes && whole > packed * mostTimes)
        throw new BrokenBody(`The body is more than ${mostTimes} times as large as it came`);
      yield chunk;
    }
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    if (error instanceof BrokenBody) throw error;
    if (!isBroken) throw new HungUp('The sender hung up', { cause: error });
    throw new BrokenBody(`The body is broken or cut short: its gzip says “${error.message}”`, { cause: error });
  }
}

/** Leaves what is not read where it is: see `readOn`. */
async function* plain(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body.values({ preventCancel: true });
  try {
    for (;;) {
      const next = await chunks.next().catch((cause: unknown) => {
        throw new HungUp('The sender hung up', { cause });
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The bytes of a request, unpacked. Throws BrokenBody where they cannot be, HungUp where they end before their end. */
export const bodyOf = ({ body, headers }: Request): AsyncIterable<Uint8Array> => {
  if (!body) return nothing();
  return isGzip(headers.get('Content-Encoding') ?? '') ? unpacked(body) : plain(body);
};

/** So many bytes of what is refused are read on, for so many milliseconds. */
const [mostReadOn, longestReadOn] = [64 * 1024 * 1024, 500];

/**
 * Reads the rest of a body that is refused and forgets it, so that its sender gets the answer and the connection can be used again. False
 * where there is too much of it.
 */
export const readOn = async ({ body }: Request): Promise<boolean> => {
  if (!body) return true;
  if (body.locked) return false;
  const reader = body.getReader();
  const over = new Promise<null>((resolve) => {
    setTimeout(resolve, longestReadOn, null).unref();
  });
  for (let bytes = 0; bytes < mostReadOn;) {
    const next = await Promise.race([reader.read(), over]).catch(() => null);
    if (next === null || next.done) return next !== null;
    bytes += next.value.length;
  }
  return false;
};
