/** Words that say nothing of what is looked for. */
const fillers =
  'a about after an and any are as at be by can do does for from get has have how i in into is it its me my of on one or our so than that the their them there they this to us was we what when where which who why will with you your';

/**
 * What is searched for on the site: rows that have any of the words, those with more of them first, and of these pages that are written
 * before names, unless what is typed looks like a name. It runs in the page as it is written here: it may use nothing from outside.
 * `find` answers what has a term by the index, `{ref, score}` each, the term exact, as a beginning, within, or with a letter or so amiss.
 */
export const searchSite = (typed, rows, find, ignored) => {
  const all = typed.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const meant = all.filter((word) => !ignored.includes(word));
  const words = [...new Set(meant.length > 0 ? meant : all)];
  const isName = /[a-z][A-Z]|_/.test(typed);
  // The kind of typedoc's documents.
  const isDocument = ({ kind }) => kind === 8388608;
  const found = new Map();
  for (const word of words) {
    const as = (how) => find(word, how);
    const close = as('written');
    for (const { ref, score } of close.length > 0 ? close : word.length > 3 ? as('amiss') : []) {
      const before = found.get(ref) ?? { ref, score: 0, has: 0 };
      found.set(ref, { ref, score: before.score + score, has: before.has + 1 });
    }
  }
  const order = (one) => (isName ? 0 : Number(isDocument(rows[Number(one.ref)])));
  const weight = (one) => {
    const { name, url } = rows[Number(one.ref)];
    // Decisions tell why something is as it is, which is asked less often than how it is.
    if (url.includes('docs_adr_')) return 0.5;
    return name.toLowerCase().startsWith(typed.trim().toLowerCase())
      ? 10 / (1 + Math.abs(name.length - typed.trim().length))
      : 1;
  };
  return [...found.values()]
    .map((one) => Object.assign(one, { score: one.score * weight(one) }))
    .toSorted((one, other) => other.has - one.has || order(other) - order(one) || other.score - one.score);
};

/** What runs in place of typedoc's own search. */
export const siteSearchProgram = `window.searchSite = (typed, { index, data }) => {
  const find = (word, how) => index.query((query) => {
    const forms = how === 'amiss'
      ? [{ editDistance: word.length > 6 ? 2 : 1 }]
      : [{ boost: 10 }, { boost: 3, wildcard: 2 }, { wildcard: 3 }];
    for (const form of forms) query.term(word, { usePipeline: false, ...form });
  });
  return (${searchSite.toString()})(typed, data.rows, find, ${JSON.stringify(fillers.split(' '))});
};
`;

const own = 'let a=i.split(" ").map(c=>c.length?`*${c}*`:"").join(" ");s=r.index.search(a).filter';
/** Of typedoc's own ranking, which is over by then. */
const ranking = 's.sort((a,c)=>c.score-a.score);';

/** The site's program with this search in it. */
export const withSiteSearch = (program) => {
  if (!program.includes(own) || !program.includes(ranking)) throw new Error('typedoc has changed how it searches.');
  return siteSearchProgram + program.replace(own, () => 's=window.searchSite(i,r).filter').replace(ranking, '');
};
