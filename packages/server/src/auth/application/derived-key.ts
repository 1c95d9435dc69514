import { createHmac } from 'node:crypto';

/** The key of one kind of token, made from the portal's `tokenKey`: what is signed with it is good as no other. */
export const derivedKey = (tokenKey: string, kind: string): Buffer =>
  createHmac('sha256', Buffer.from(tokenKey, 'base64url')).update(`connect ${kind}`).digest();
