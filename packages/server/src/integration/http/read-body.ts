import { type Refusal, unsupportedBody } from '../../refusal.ts';

/** The body of a request is not what it says it is, or larger than it may be. */
export class BrokenBody extends Error {}

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
    if (!isBroken) throw error;
    throw new BrokenBody(`The body is broken or cut short: its gzip says “${error.message}”`, { cause: error });
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The bytes of a request, unpacked. Throws BrokenBody where they cannot be. */
export const bodyOf = ({ body, headers }: Request): AsyncIterable<Uint8Array> => {
  if (!body) return nothing();
  return isGzip(headers.get('Content-Encoding') ?? '') ? unpacked(body) : body;
};
