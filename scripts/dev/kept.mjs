import { takeDataFolder as take } from '../../packages/server/src/lifecycle/data-folder.ts';
import { openDatabase as openData } from '../../packages/server/src/lifecycle/open-database.ts';
import { openSearch as openIndex } from '../../packages/server/src/lifecycle/open-search.ts';

// What else they have is theirs; the names below go before.
export * from '../../packages/server/src/lifecycle/data-folder.ts';
export * from '../../packages/server/src/lifecycle/open-database.ts';
export * from '../../packages/server/src/lifecycle/open-search.ts';

// In place of the server's own: what is open stays open while the server is started again from changed sources.
const closers = [];
const nothing = async () => undefined;
const once = (open) => {
  let opened = null;
  return (...given) => (opened ??= open(...given));
};

export const takeDataFolder = once((...given) => {
  const folder = take(...given);
  closers.push(folder.release);
  return { ...folder, release: nothing };
});
export const openDatabase = once(async (...given) => {
  const opened = await openData(...given);
  const close = opened.database.destroy.bind(opened.database);
  closers.push(close);
  opened.database.destroy = nothing;
  return opened;
});
export const openSearch = once(async (...given) => {
  const search = await openIndex(...given);
  closers.push(search.close);
  return { ...search, close: nothing };
});

export const closeKept = async () => {
  for (const close of closers.toReversed()) await close();
};
