import { spawn } from 'node:child_process';

const announced = /WebDriver BiDi listening on (ws:\S+)/;

/** Resolves to the address that the browser says it listens on. */
const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (text) => {
      output += text;
      const [, address] = announced.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`Firefox ended: ${output}`)));
  });

/** Firefox, which speaks WebDriver BiDi itself. `folder` is for its profile. */
export const openFirefox = async (path, folder) => {
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder, 'about:blank'];
  const child = spawn(path, options, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'error') reject?.(new Error(`${error}: ${message}`));
    else resolve?.(result);
  });
  let last = 0;
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    close: async () => {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      socket.close();
      child.kill('SIGTERM');
      await ended;
    },
  };
};
