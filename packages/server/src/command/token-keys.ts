import type { ServerConfig } from '../config.ts';
import { newKey, type KeyRing, type PortalKey } from '../key-ring.ts';
import { folderHolder } from '../lifecycle/data-folder.ts';
import { keysFileOf, readKeys, writeKeys, type KeptKeys } from '../lifecycle/keys-file.ts';
import { openForCommand } from './backup.ts';
import { examples, type Context, type Subcommand } from './command.ts';
import { CommandError } from './outcome.ts';

/** The file of the settings, and the keys in it; a CommandError where they are not in a file. */
const keptKeys = (config: ServerConfig): KeptKeys & { readonly file: string } => {
  if (config.tokenKeys)
    throw new CommandError(
      'The keys are in TOKEN_KEYS: change them there, connect keys new makes one. The first signs.',
    );
  const file = keysFileOf(config);
  const kept = readKeys(file);
  if (!kept) throw new CommandError(`There are no keys in ${file} yet: the first start makes one.`);
  return { file, ...kept };
};

const linesOf = (keys: KeyRing): string[] =>
  keys.map(({ kid }, at) => `${kid}  ${at === 0 ? 'signs and encrypts' : 'is good for what it signed'}`);

/** A server that runs has read its keys. */
const restart = ({ dataDir }: ServerConfig): string[] =>
  folderHolder(dataDir) === null ? [] : ['The portal runs: restart it for that to count.'];

const finish = (context: Context, keys: KeyRing, lines: readonly string[]): void =>
  context.finish({ text: [...lines, ...linesOf(keys)], json: { keys: keys.map(({ kid }) => kid) } });

/** `connect keys list|new|rotate|remove|replace-lost`: what the portal signs and encrypts with. */
export const tokenKeysCommand: Subcommand = (program, context) => {
  const command = program
    .command('keys')
    .description('Keys that the portal signs and encrypts with, which are kept outside its database')
    .addHelpText('after', examples('connect keys list', 'connect keys rotate', 'connect keys remove 5f0c3d9a1b2e'));
  command
    .command('list')
    .description('Show the names of the keys, the newest first; never the keys')
    .addHelpText('after', examples('connect keys list'))
    .action(() => finish(context, keptKeys(context.settings()).keys, []));
  command
    .command('new')
    .description('Print a new key for TOKEN_KEYS, and keep it nowhere')
    .addHelpText('after', examples('connect keys new'))
    .action(() => {
      const key: PortalKey = newKey();
      context.finish({ text: [`${key.kid}:${key.secret}`], json: key });
    });
  command
    .command('rotate')
    .description('Sign and encrypt with a new key; those of before stay good for what they signed')
    .addHelpText('after', examples('connect keys rotate'))
    .action(() => {
      const config = context.settings();
      const { file, keys: before, inUse } = keptKeys(config);
      const keys: KeyRing = [newKey(), ...before];
      writeKeys(file, { keys, inUse });
      finish(context, keys, [`There is a new key in ${file}.`, ...restart(config)]);
    });
  command
    .command('remove <name>')
    .description('Take a key away: whoever is signed in, and was invited, with it is so no more')
    .addHelpText('after', examples('connect keys remove 5f0c3d9a1b2e'))
    .action((name: string) => {
      const config = context.settings();
      const { file, keys, inUse } = keptKeys(config);
      const [first, ...older] = keys;
      if (name === first.kid)
        throw new CommandError('That key signs now: connect keys rotate, restart the portal, and remove it then.');
      const left = older.filter(({ kid }) => kid !== name);
      if (left.length === older.length) throw new CommandError(`There is no key named ${name} in ${file}.`);
      if (inUse !== first.kid)
        throw new CommandError(
          `The database may need it: the portal has not been started with ${first.kid} yet, which encrypts anew. Restart it, and remove the key then.`,
        );
      writeKeys(file, { keys: [first, ...left], inUse });
      const isOldest = older.at(-1)?.kid === name;
      const webhooks = 'Secrets of webhooks were made of it: give each a new one (connect webhook rotate).';
      finish(
        context,
        [first, ...left],
        [`The key ${name} is gone.`, ...(isOldest ? [webhooks] : []), ...restart(config)],
      );
    });
  command
    .command('replace-lost')
    .description('Go on with other keys where those of a database are lost')
    .addHelpText('after', examples('connect keys replace-lost'))
    .action(async () => {
      const { forgetKeys } = await import('../database/key-mark.ts');
      const { database, release } = await openForCommand(context);
      try {
        await forgetKeys(database);
      } finally {
        await database.destroy();
        release();
      }
      context.finish({
        text: [
          'The database goes on with the keys that are there at the next start, or with new ones.',
          'Everybody signs in anew, open invitations have to be sent again, webhooks need new secrets. Codes of authenticators',
          'are not good any more: whoever has a second factor signs in with a recovery code, and sets it up anew.',
        ],
        json: { replaced: true },
      });
    });
};
