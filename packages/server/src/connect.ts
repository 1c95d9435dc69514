import { askInTerminal } from './command/ask.ts';
import { runCommand } from './command/program.ts';
import { loadEnvironment } from './lifecycle/load-environment.ts';

// What it writes has customers' data in it, or keys: backups, refused rows, settings.
process.umask(0o077);
// Whoever read it has enough, as with `| head`: the command goes on, and says no more.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ask: askInTerminal,
  readSettingsFile: loadEnvironment,
  environment: process.env,
  now: () => new Date(),
});
