/**
 * Codes of connections that are refused or broken, and of a queue that is full (`gate.ts`), of Node.js, and of a PostgreSQL that starts, stops or has no
 * room (its classes 08, 53 and 57P), takes no changes for now (25006), or lets the portal in no more (28, 3D).
 */
const away =
  /^(ECONN(REFUSED|RESET)|E(PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AGAIN|AI_AGAIN)|08\w{3}|53[0-3]\w{2}|57P0\d|25006|28\w{3}|3D\w{3})$/;
/** What the clients of the database and of another search say without a code, or PostgreSQL with one that has many meanings. */
const awayMessage =
  /^(request timed out after|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|database .* is not currently accepting connections)/;

/** Whether a call failed because the database, or whatever else it needs, cannot be had now: it may be tried again. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && away.test(code)) || awayMessage.test(error.message) || isAway(error.cause);
};
