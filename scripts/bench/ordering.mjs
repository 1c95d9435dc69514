import { load } from './load.mjs';
import { table } from './quantiles.mjs';

/** As many as one call takes, and as the longest list that is pasted at once. */
const lines = 500;

/** Measures the answers of the calls behind Quick Order, one request at a time, with the range of scale 1. */
export const orderingFigures = async (url, headers) => {
  const post = (body) => ({
    url: `${url}/api/v3/items/look-up`,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const lookUp = (skus) => post({ skus });
  const lookedUp = async (skus) => {
    const { url: address, ...request } = lookUp(skus);
    return (await (await fetch(address, request)).json()).data;
  };
  // The numbers of products name their sizes.
  const families = ['GLV', 'HVJ', 'HVV', 'BOT'];
  const products = Array.from({ length: lines }, (_, at) => `${families[at % 4]}-${1003 + Math.floor(at / 4) * 7}`);
  const known = (await lookedUp(products)).flatMap(({ item, near }) => (item ? [item] : near)).map(({ sku }) => sku);
  if (known.length < lines) throw new Error(`There are only ${known.length} items to look up`);
  const spread = Array.from({ length: lines }, (_, at) => known[Math.floor((at * known.length) / lines)]);
  const near = spread.map((sku) => `${sku.slice(0, 5)}X${sku.slice(6)}`);
  const unknown = spread.map((_, at) => `ZQ${at * 7919}-K`);
  const mixed = spread.map((sku, at) => [sku, near[at], unknown[at]][at % 3]);
  const typed = ['glv', 'glv-10', 'hi vis', 'nitrile size l', 'boot 42', 'cut f glove', 'jaket', 'safty boot'];
  let turn = 0;
  const find = () => ({ url: `${url}/api/v3/items?q=${encodeURIComponent(typed[turn++ % typed.length])}`, headers });
  const kinds = [
    [`look up ${lines} numbers`, 40, () => lookUp(spread)],
    [`${lines} with a mistake in each`, 40, () => lookUp(near)],
    [`${lines} that are none`, 40, () => lookUp(unknown)],
    [`${lines} of all three`, 40, () => lookUp(mixed)],
    ['search as you type', 200, find],
  ];
  const rows = [];
  for (const [name, count, next] of kinds) {
    await load({ clients: 1, count: 3, next });
    const { p50, p95 } = await load({ clients: 1, count, next });
    rows.push([name, p50.toFixed(1), p95.toFixed(1)]);
  }
  return table(['call', 'p50 ms', 'p95 ms'], rows);
};
