/** Does a work with each page, one after the other, and reads the next page meanwhile. Rejects with what went wrong first; nothing goes on then. */
export const readAhead = async <Page>(
  pages: AsyncIterable<Page>,
  work: (page: Page) => Promise<void>,
): Promise<void> => {
  let working = Promise.resolve();
  try {
    for await (const page of pages) {
      await working;
      working = work(page);
      // It is heard of once the next page is there.
      working.catch(() => undefined);
    }
  } finally {
    await working;
  }
};
