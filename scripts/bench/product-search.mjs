import { request as send } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** Milliseconds to an answer's first byte, and what is sent: as the worker asks for all products (specification §product-loading). */
const searchOnce = (address, headers, body) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = send(address, { method: 'POST', headers }, (answer) => {
      const pieces = [];
      let first;
      answer.on('data', (piece) => {
        first ??= performance.now() - start;
        pieces.push(piece);
      });
      answer.on('end', () =>
        resolve({ first, packed: Buffer.concat(pieces), encoding: answer.headers['content-encoding'] }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** The longest that somebody else's small request takes while `work` is going on, in milliseconds. */
const whileOthersAsk = async (url, work) => {
  let [isOver, longest] = [false, 0];
  const others = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${url}/health`)).text();
      longest = Math.max(longest, performance.now() - start);
    }
  })();
  await work();
  isOver = true;
  await others;
  return longest;
};

async function* inPieces(text, size = 65_536) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

/** Samples of the search over all products as a senior brand manager's worker asks for it, and of reading its answer as the worker does. */
export const measureProductSearch = async (url, token, times) => {
  const { productAttributes, readProductHits } = await import('../../packages/adapters-http/dist/product-hits.js');
  const asked = await fetch(`${url}/api/v3/search/credentials`, { headers: { Authorization: `Bearer ${token}` } });
  const credentials = await asked.json();
  const headers = {
    Authorization: `Bearer ${credentials.token}`,
    'Content-Type': 'application/json',
    'Accept-Encoding': 'gzip',
  };
  const filter = 'signed_off_at = -1 OR second_signed_off_at = -1';
  const body = JSON.stringify({
    federation: { limit: 99_999 },
    queries: Object.values(credentials.indexes.products).map((indexUid) => ({
      indexUid,
      q: '',
      filter,
      attributesToRetrieve: productAttributes,
    })),
  });
  const samples = [];
  for (let run = 0; run <= times; run++) {
    const address = new URL(`${credentials.host}/multi-search`, url);
    const { first, packed, encoding } = await searchOnce(address, headers, body);
    const text = (encoding === 'gzip' ? gunzipSync(packed) : packed).toString();
    const start = performance.now();
    const { products } = await readProductHits(inPieces(text));
    const reading = performance.now() - start;
    const others = await whileOthersAsk(url, () => searchOnce(address, headers, body));
    const sample = {
      first,
      others,
      wire: packed.length,
      text: text.length,
      read: reading,
      hits: products.length,
    };
    // The first run warms both up.
    if (run > 0) samples.push(sample);
  }
  return samples;
};
