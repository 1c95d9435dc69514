/** Words that stand before the name of a table. */
const ofTable = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?(?![\w(])/;

/** So far a name is looked for: statements for a thousand rows are long. */
const looked = 2000;

/** What a statement is called where it is measured: what it does and to which table, such as `select orders`. No value is in it. */
export const statementName = (sql: string): string => {
  const text = sql.slice(0, looked).trimStart().toLowerCase();
  const [operation = 'statement'] = /^[a-z]+/.exec(text) ?? [];
  const table = ofTable.exec(text)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
};
