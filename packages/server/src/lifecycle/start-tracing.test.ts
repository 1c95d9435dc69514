import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { startTracing } from './start-tracing.ts';

const root = new URL('../', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)(testing|tracing)\//.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

it('where traces go nowhere nothing is measured, and nothing for it is loaded: it is imported in one place, when it is asked for', async () => {
  const { tracer, close } = await startTracing({ traces: null }, createLog('silent'));
  expect(tracer).toBeNull();
  await close();
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter(({ text }) => /@opentelemetry\/|['"][./]+\/tracing\//.test(text));
  expect(naming.map(({ file }) => file)).toEqual(['lifecycle/start-tracing.ts']);
  expect(naming[0]?.text).not.toMatch(/^import .*tracing\/open-tracing/m);
});
