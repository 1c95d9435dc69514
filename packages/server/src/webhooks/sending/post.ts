import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Answer, Message, Post } from '../application/post.ts';
import { isPublic, lookupPublic, PrivateAddress } from './public-address.ts';

export interface PostOptions {
  /** Addresses that are not out in the Internet may be sent to, and http will do. */
  readonly allowsPrivate: boolean;
  /** Milliseconds from the beginning to the end. */
  readonly deadline?: number;
}

/** Bytes of an answer that are read, for the connection to be used again, and milliseconds that takes at most. */
const readAtMost = 4096;
const readFor = 1000;

/** What is sent and how it is signed, by the Standard Webhooks specification: one signature a secret. */
const headersOf = ({ id, at, body, secrets, requestId, traceparent }: Message): Record<string, string | number> => ({
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(body),
  'User-Agent': 'connect-webhooks/1',
  ...(requestId !== null && { 'X-Request-Id': requestId }),
  ...(traceparent !== null && { traceparent }),
  'webhook-id': id,
  'webhook-timestamp': Math.floor(at.getTime() / 1000),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});

const answerOf = (status: number): Answer => ({
  taken: status >= 200 && status < 300,
  gone: status === 410,
  outcome: `answered ${status}${status >= 300 && status < 400 ? ', and is not followed elsewhere' : ''}`,
});

const failed = (outcome: string): Answer => ({ taken: false, gone: false, outcome });

const problemOf = (error: NodeJS.ErrnoException): string =>
  error instanceof PrivateAddress
    ? 'has a private address, which is not allowed'
    : `cannot be reached: ${error.code ?? error.message}`;

/** Reads what little of an answer is of use, which is its end. */
const readEnd = (response: IncomingMessage, onEnd: () => void): void => {
  let read = 0;
  const patience = setTimeout(() => response.destroy(), readFor);
  response.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > readAtMost) response.destroy();
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    clearTimeout(patience);
    onEnd();
  });
};

export interface OpenPost {
  readonly post: Post;
  /** Breaks off what is being sent. */
  readonly close: () => void;
}

/** Sends over HTTP; redirects are not followed. */
export const openPost = ({ allowsPrivate, deadline = 15_000 }: PostOptions): OpenPost => {
  const [http, https] = [new HttpAgent({ keepAlive: true }), new HttpsAgent({ keepAlive: true })];
  const post: Post = (message, brokenOff) =>
    new Promise((resolve) => {
      const url = new URL(message.url);
      const isSecure = url.protocol === 'https:';
      const address = url.hostname.replace(/^\[|\]$/g, '');
      // Nobody is asked what an address is that is one already.
      if (!allowsPrivate && isIP(address) !== 0 && !isPublic(address))
        return resolve(failed(problemOf(new PrivateAddress())));
      if (!allowsPrivate && !isSecure) return resolve(failed('is not https'));
      const late = AbortSignal.timeout(deadline);
      const signal = brokenOff ? AbortSignal.any([late, brokenOff]) : late;
      const request = (isSecure ? requestHttps : requestHttp)(url, {
        method: 'POST',
        agent: isSecure ? https : http,
        headers: headersOf(message),
        signal,
        ...(!allowsPrivate && { lookup: lookupPublic }),
      });
      let answer: Answer | null = null;
      request.on('response', (response) => {
        const found = (answer = answerOf(response.statusCode ?? 0));
        readEnd(response, () => resolve(found));
      });
      // What goes wrong after the answer has begun, such as its time, changes nothing of it.
      request.on('error', (error) =>
        resolve(answer ?? failed(late.aborted ? `did not answer within ${deadline / 1000} s` : problemOf(error))),
      );
      return request.end(message.body);
    });
  return {
    post,
    close: () => {
      http.destroy();
      https.destroy();
    },
  };
};
