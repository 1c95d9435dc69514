import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { work } from './hostile.mjs';
import { quantile, table } from './quantiles.mjs';

/** Of each round: so many PDFs and one export are asked for at once. */
const pdfs = 20;
const exportPath = `/api/v3/documents/export?${new URLSearchParams({ show: 'both', from: '0', to: '4000000000', format: 'xlsx', today: '2026-11-20' })}`;

const get = (agent, url, path, headers) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(new URL(path, url), { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => (bytes += part.length));
      answer.on('end', () => resolve({ ms: performance.now() - start, status: answer.statusCode, bytes }));
    });
    sent.on('error', reject);
    sent.end();
  });

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** How late the event loop was since the last time this was asked, in milliseconds. */
const loopDelay = async (url, metricsToken) => {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const figure = (name) => Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds\\S* (\\S+)$`, 'm').exec(text)?.[1]);
  return [figure('p99'), figure('max')].map((seconds) => seconds * 1000);
};

/**
 * What another user's list search takes, and how late the event loop is, while nobody else is there and while one user has 20 invoices drawn and a whole
 * list written at once, again and again. `next` makes a list search of the other one.
 */
export const fileFigures = async ({ url, pid, session, invoice, next, metricsToken }) => {
  const agent = new Agent({ keepAlive: true });
  await work(next);
  await loopDelay(url, metricsToken);
  const quiet = await work(next);
  const quietLoop = await loopDelay(url, metricsToken);
  const memory = [residentMb(pid)];
  const [drawn, written] = [[], []];
  const refused = new Map();
  let isOver = false;
  const round = async () => {
    const path = `/api/v3/invoices/${invoice}/download`;
    const all = [
      get(agent, url, exportPath, session.headers),
      ...Array.from({ length: pdfs }, () => get(agent, url, path, session.headers)),
    ];
    for (const [at, { ms, status, bytes }] of (await Promise.all(all)).entries()) {
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
      else if (at === 0) written.push({ ms, bytes });
      else drawn.push(ms);
    }
  };
  const making = (async () => {
    // Below what one user may have in ten minutes.
    for (let turn = 0; turn < 35 && !isOver; turn++) await round();
  })();
  await setTimeout(200);
  const busy = await work(next);
  isOver = true;
  const busyLoop = await loopDelay(url, metricsToken);
  await making;
  memory.push(residentMb(pid));
  // As long as a worker waits for more.
  await setTimeout(Number(process.env.IDLE ?? 35) * 1000);
  memory.push(residentMb(pid));
  agent.destroy();
  const row = (name, times, loop) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)),
    ...loop.map((ms) => ms.toFixed(0)),
  ];
  const of = (times) => [0.5, 1].map((share) => quantile(times, share).toFixed(0)).join(' and ');
  return [
    table(
      ["another's list search", 'p50 ms', 'p95 ms', 'p99 ms', 'loop late p99', 'at most'],
      [row('quiet', quiet, quietLoop), row(`beside ${pdfs} PDFs and an export`, busy, busyLoop)],
    ),
    `a PDF after ${of(drawn)} ms (median of ${drawn.length}, most), an export of ${(written[0]?.bytes / 1024).toFixed(0)} KiB after ${of(written.map(({ ms }) => ms))} ms (of ${written.length})`,
    `refused: ${[...refused].map(([status, count]) => `${count} times ${status}`).join(', ') || 'none'}`,
    `memory ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB before, at the end, and half a minute later`,
  ].join('\n');
};
