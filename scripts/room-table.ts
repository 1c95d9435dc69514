import { dirname, join, normalize } from 'node:path';

/** What a row of the table lets its rooms import from outside their package. */
interface Allowed {
  /** A package, a part of one (`@connect/core/domain`) or a module of Node.js (`node:fs`); what is below it goes, too. `*` is all. */
  readonly name: string;
  readonly typesOnly: boolean;
}

export interface Room {
  readonly names: readonly string[];
  /** What the paths of its files look like. */
  readonly patterns: readonly RegExp[];
  readonly allowed: readonly Allowed[];
}

/** An import of something that is not a file of the same package. */
export interface Import {
  readonly path: string;
  readonly name: string;
  readonly isType: boolean;
}

const quoted = /(types of )?`([^`]+)`/g;

/** `server/src/*` followed by `/application` is a room of each area, `**` any folders; `e2e` and the examples are not below `packages`. */
const patternOf = (name: string): RegExp => {
  const path = name.replaceAll('.', String.raw`\.`).replaceAll(/\*+/g, (stars) => (stars === '**' ? '.+' : '[^/]+'));
  const at = name.startsWith('**') ? '(?:packages|examples)/' : /^(e2e|examples)/.test(name) ? '' : 'packages/';
  return new RegExp(`^${at}${path}(?:/|$)`);
};

/** The rows of the table of decision record 1: its first column names rooms, its last what they may import from outside. */
export const roomsOf = (markdown: string): readonly Room[] =>
  [...markdown.matchAll(/^\| *(`[^|]+)\|[^|]*\|([^|]+)\|$/gm)].map(([, first = '', allowed = '']) => {
    const names = [...first.matchAll(quoted)].map(([, , name = '']) => name);
    return {
      names,
      patterns: names.map(patternOf),
      allowed: [...allowed.matchAll(quoted)].map(([, types, name = '']) => ({ name, typesOnly: types !== undefined })),
    };
  });

/** The room that a file is in: the last row counts that it is in, as the later ones are narrower. */
export const roomOf = (rooms: readonly Room[], path: string): Room | undefined =>
  rooms.findLast(({ patterns }) => patterns.some((pattern) => pattern.test(path)));

// `import … from`, `export … from`, `import '…'`, over several lines, too.
const statement = /^[ \t]*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^'\n]+)'/gm;
// `import('…')`, `typeof import('…')`, `require('…')`, `import.meta.resolve('…')`, `vi.mock('…')`.
const call =
  /(\btypeof )?\b(?:import|require(?:\.resolve)?|import\.meta\.resolve|vi\.(?:do)?[mM]ock)\(\s*(?:import\()?'([^'\n]+)'/g;

const named = (path: string, text: string): readonly Import[] =>
  [...text.matchAll(statement), ...text.matchAll(call)].map(([, types, name = '']) => ({
    path,
    name,
    isType: types !== undefined,
  }));

/** What a file imports that is no file beside it. */
export const importsOf = (path: string, text: string): readonly Import[] =>
  named(path, text).filter(({ name }) => !name.startsWith('.'));

const packageOf = (path: string): string => /^(?:packages|examples)\/[^/]+/.exec(path)?.[0] ?? '';

/** Files of another package, or out of all of them, that a file imports by their place. */
export const trespasses = (path: string, text: string): readonly string[] =>
  named(path, text)
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name }) => normalize(join(dirname(path), name)))
    .filter((to) => packageOf(to) !== packageOf(path))
    .map((to) => `${path} imports ${to}`);

const isCovered = ({ name, typesOnly }: Allowed, each: Import): boolean =>
  (name === '*' || each.name === name || each.name.startsWith(`${name}/`)) && (each.isType || !typesOnly);

/** The imports that no row lets their room have, each with what to do. */
export const refusedImports = (rooms: readonly Room[], imports: readonly Import[]): readonly string[] =>
  imports.flatMap((each) => {
    const room = roomOf(rooms, each.path);
    if (!room) return [`${each.path} is in no room`];
    return room.allowed.some((allowed) => isCovered(allowed, each))
      ? []
      : [`${each.path} imports ${each.name}, which the row of ${room.names.join(', ')} does not have`];
  });

/** What rows let their rooms have and nobody there imports any more. */
export const unusedPermissions = (rooms: readonly Room[], imports: readonly Import[]): readonly string[] => {
  const byRoom = new Map<Room | undefined, Import[]>(rooms.map((room) => [room, []]));
  for (const each of imports) byRoom.get(roomOf(rooms, each.path))?.push(each);
  return rooms.flatMap((room) =>
    room.allowed
      .filter((allowed) => !byRoom.get(room)?.some((each) => isCovered(allowed, each)))
      .map(({ name }) => `${room.names.join(', ')}: nobody imports ${name}`),
  );
};
