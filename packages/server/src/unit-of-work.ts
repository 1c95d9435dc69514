/** What an area's use cases read and write with: its repositories, and the same ones within a transaction. */
export interface UnitOfWork<Repositories> {
  readonly repositories: Repositories;
  /** All that the work writes with its repositories happens, or none of it; locks that it takes are held until then. */
  inTransaction<Value>(work: (repositories: Repositories) => Promise<Value>): Promise<Value>;
}
