import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, root } from './steps.mjs';

/** The packages that are made for other frontends, too (docs/adr/0100-packages-for-others.md). */
export const published = ['core', 'contract', 'machines', 'adapters-http', 'adapters-storage'];

const settings = ['package.json', 'pnpm-workspace.yaml', '.npmrc', '.pnpmfile.cjs', 'LICENSE', 'tsconfig.base.json'];

/** The files that git tracks: what an earlier build or somebody's attempt left behind is none of them. */
export const sourcesIn = (at) =>
  execFileSync('git', ['ls-files', '-z', '-c', ...published.map((name) => `packages/${name}`)], {
    cwd: at,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(at, path)));

/**
 * Builds the packages in a clean tree of their own in `folder` and packs them there, as they would be published.
 * Answers their tarballs by name.
 */
export const packAll = (folder) => {
  const tree = join(folder, 'tree');
  for (const path of [...settings, ...sourcesIn(root)]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(root, path), join(tree, path));
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  // Links between packages stay within the tree: their own are relative.
  for (const name of published)
    cpSync(join(root, `packages/${name}/node_modules`), join(tree, `packages/${name}/node_modules`), {
      recursive: true,
      verbatimSymlinks: true,
    });
  const run = (command, ...args) => execFileSync(command, args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  const beside = ['packages/core/tsconfig.test.json', 'packages/contract/tsconfig.verify.json'];
  run(bin('tsc'), '-b', ...published.map((name) => `packages/${name}`), ...beside);
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  const filters = published.flatMap((name) => ['--filter', `@connect/${name}`]);
  run('npx', '--yes', 'pnpm@12.21.0', '-r', ...filters, 'pack', '--pack-destination', tarballs);
  return Object.fromEntries(
    readdirSync(tarballs).map((file) => [/^connect-(.+)-\d+\./.exec(file)?.[1], join(tarballs, file)]),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Which folder do the packages go to?');
  console.log(Object.values(packAll(resolve(folder))).join('\n'));
}
