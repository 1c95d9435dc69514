/** Told by what the server's log knows a request that it made a fault of. */
export type TellFault = (requestId: string) => void;

/** Tells the id of a request whose answer is a fault of the server's; of any other answer, and of one without an id, nothing. */
export const tellFaultOf = ({ status, headers }: Response, tell: TellFault | undefined): void => {
  const requestId = headers.get('x-request-id');
  if (status >= 500 && requestId) tell?.(requestId);
};
