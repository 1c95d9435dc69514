import { setTimeout } from 'node:timers/promises';

const any = (list) => list[Math.floor(Math.random() * list.length)];

const fullDisk = 'the disk of the database is full for 4 s';

/** What is done to the world, each until it is mended: from then on the time to recovery counts. */
export const faults = {
  'a portal is killed': async ({ portals }) => {
    const portal = any(portals);
    await portal.kill('SIGKILL');
    portal.start();
  },
  'a portal is stopped': async ({ portals }) => {
    const portal = any(portals);
    await portal.kill('SIGTERM');
    portal.start();
  },
  'a portal is frozen for 3 s': async ({ portals }) => {
    const portal = any(portals);
    portal.send('SIGSTOP');
    await setTimeout(3000);
    portal.send('SIGCONT');
  },
  'the database crashes': ({ postgres }) => postgres.restart('crash'),
  'the database is restarted': ({ postgres }) => postgres.restart('stop'),
  [fullDisk]: async ({ disk, postgres, portals }) => {
    disk.fill();
    await setTimeout(4000);
    disk.free();
    // PostgreSQL ends where it cannot even recover, and whoever runs it starts it again.
    await setTimeout(1000);
    const { status } = await fetch(`${portals[0].url}/health`);
    if (status !== 200) await postgres.restart('crash');
  },
  'the search is killed, away for 2 s': async ({ search }) => {
    await search.kill('SIGKILL');
    await setTimeout(2000);
    search.start();
  },
  'the search is frozen for 4 s': async ({ search }) => {
    search.send('SIGSTOP');
    await setTimeout(4000);
    search.send('SIGCONT');
  },
  'the search is emptied': async ({ search, emptySearch }) => {
    await search.kill('SIGKILL');
    emptySearch();
    search.start();
  },
  'the clock goes an hour back for 3 s': async ({ setClock }) => {
    setClock(-3600);
    await setTimeout(3000);
    setClock(0);
  },
  'the clock goes a quarter on for 3 s': async ({ setClock }) => {
    setClock(900);
    await setTimeout(3000);
    setClock(0);
  },
};

/** The names of all of them that can be in a world, mixed anew. */
export const mixed = ({ disk }) =>
  Object.keys(faults)
    .filter((name) => disk || name !== fullDisk)
    .map((name) => ({ name, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
