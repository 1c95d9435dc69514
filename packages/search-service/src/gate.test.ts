import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import type { Forwarded } from './gate.ts';

const key = { uid: '5f2c0d8e-6a1b-4c3d-8e9f-0a1b2c3d4e5f', secret: 'the secret of the portal’s own key' };

/** A token of the portal’s key, which ends with a session. */
const token = (): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { apiKeyUid: key.uid, searchRules: ['orders'], session: 'one', exp: Date.now() / 1000 + 60 };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', key.secret).update(signed).digest('base64url')}`;
};

/** What came of a search whose session is looked up as given, and what was sent on for it. */
const search = async (
  isSessionOpen: () => Promise<boolean>,
  queries: unknown = [{ indexUid: 'orders' }],
  sent: Forwarded[] = [],
) => {
  const gate = createGate({
    key,
    under: '/search',
    now: () => new Date(),
    isSessionOpen,
    forward: async (request) => {
      sent.push(request);
      return Response.json({ results: ['found'] });
    },
  });
  const answer = await gate.request('/search/multi-search', {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ queries }),
  });
  return { status: answer.status, text: await answer.text(), sent };
};

describe('the gate in front of another search', () => {
  it('lets the service search while the session is looked up, and hands on what it finds when that goes on', async () => {
    const asked: { open?: (is: boolean) => void } = {};
    const isSessionOpen = (): Promise<boolean> =>
      new Promise((resolve) => {
        asked.open = resolve;
      });
    const sent: Forwarded[] = [];
    let isAnswered = false;
    const answer = search(isSessionOpen, undefined, sent).finally(() => (isAnswered = true));
    await expect.poll(() => sent).toHaveLength(1);
    expect(isAnswered).toBe(false);
    asked.open?.(true);
    expect(await answer).toMatchObject({ status: 200, text: '{"results":["found"]}' });
    expect(sent[0]?.signal.aborted).toBe(false);
  });

  it('hands nothing on of a session that has ended, and has the service stop', async () => {
    const { status, text, sent } = await search(() => Promise.resolve(false));
    expect(status).toBe(403);
    expect(text).not.toContain('found');
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('hands nothing on where the session cannot be looked up', async () => {
    const { status, text, sent } = await search(() => Promise.reject(new Error('no database')));
    expect([status, text.includes('found')]).toEqual([503, false]);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('sends on nothing that it refuses', async () => {
    const { status, sent } = await search(() => Promise.resolve(true), 'all of them');
    expect([status, sent]).toEqual([400, []]);
  });
});
