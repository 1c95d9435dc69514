import { calls } from '@connect/contract/calls';
import { integrationCalls } from '@connect/contract/integration/calls';
import { openApiDocument } from '@connect/contract/openapi';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { serveApiPage, type Described } from './api-page.ts';
import type { Environment } from './environment.ts';

const open = (document: Described) => {
  const app = new Hono<Environment>();
  serveApiPage(app, () => document);
  return async (path: string) => app.request(path, {}, { trace: { id: '1', route: '' } });
};
const real = openApiDocument('1.2.3') as unknown as Described;

describe('the page of the calls', () => {
  it('has each call of the portal and of integration once, with a form for each of its parameters', async () => {
    const text = await (await open(real)('/api/reference')).text();
    for (const name of [...Object.keys(calls), ...Object.keys(integrationCalls)])
      expect(text.split(`id="${name}"`)).toHaveLength(2);
    const fields = Object.values(real.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ parameters }) => parameters),
    );
    expect(text.match(/data-in="/g)).toHaveLength(fields.length);
    expect(text).not.toMatch(/<h2>\s*<\/h2>/);
  });

  it('runs nothing of its own: no script and no style is in it', async () => {
    const text = await (await open(real)('/api/reference')).text();
    expect(text).not.toMatch(/<style|style=|<script(?! src="\/api\/reference\/try\.js" defer><\/script>)|\son[a-z]+=/);
    for (const path of ['style.css', 'try.js']) expect((await open(real)(`/api/reference/${path}`)).status).toBe(200);
  });

  it('is made once, sent packed, and not again to who has it', async () => {
    let descriptions = 0;
    const app = new Hono<Environment>();
    serveApiPage(app, () => {
      descriptions += 1;
      return real;
    });
    const ask = (headers: Record<string, string>) =>
      app.request('/api/reference', { headers }, { trace: { id: '1', route: '' } });
    const packed = await ask({ 'Accept-Encoding': 'gzip' });
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(100_000);
    const again = await ask({ 'If-None-Match': packed.headers.get('ETag') ?? '' });
    expect([again.status, descriptions]).toEqual([304, 1]);
  });

  it('shows what a description says as text', async () => {
    const odd = '<img src=x onerror=alert(1)>';
    const operation = {
      operationId: odd,
      summary: odd,
      description: odd,
      security: [],
      parameters: [{ name: odd, in: 'query', required: false, schema: { title: odd } }],
      responses: { 200: { description: odd } },
    } as const;
    const text = await (
      await open({
        info: { version: odd },
        paths: { [`/api/v3/${odd}`]: { get: operation } },
        components: { schemas: { [odd]: { title: odd } } },
      })('/api/reference')
    ).text();
    expect(text).not.toContain('<img');
  });
});
