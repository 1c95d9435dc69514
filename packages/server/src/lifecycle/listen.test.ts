import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('keeps a connection for longer than those in front of it do', async () => {
  const listener = await listen(() => new Response('Here.'), { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect([await answer.text(), answer.headers.get('Keep-Alive')]).toEqual(['Here.', 'timeout=75']);
  await listener.close();
});

it('says in one line that its port is taken', async () => {
  const first = await listen(() => new Response(), { host: '127.0.0.1', port: 0 });
  await expect(listen(() => new Response(), { host: '127.0.0.1', port: first.port })).rejects.toThrow(
    `Cannot listen: port ${first.port} of 127.0.0.1 is taken. Stop what uses it, or set PORT to another.`,
  );
  await first.close();
});
