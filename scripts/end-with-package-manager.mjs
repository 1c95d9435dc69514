import { readFileSync } from 'node:fs';

/** Name and parent of a process, where Linux tells them. */
const look = (pid) => {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return rest && { pid, name, parent: Number(rest.split(' ')[1]) };
  } catch {
    return undefined;
  }
};

const isManager = ({ name }) => /^(npm|npx|pnpm)/.test(name);

/** The package managers above this process, with the shells between them. */
const managers = () => {
  const chain = [];
  for (let next = look(process.ppid); next; next = look(next.parent)) {
    if (!isManager(next) && !/^(sh|dash|bash)$/.test(next.name)) break;
    chain.push(next);
  }
  return chain.slice(0, chain.findLastIndex(isManager) + 1);
};

/**
 * A package manager that is told to end does not tell the script it runs. So when one of those above this process is gone,
 * this process is told to end too.
 */
export const endWithPackageManager = () => {
  const chain = managers();
  if (chain.length === 0) return;
  const watch = setInterval(() => {
    if (chain.every(({ pid, parent }) => look(pid)?.parent === parent)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
};
