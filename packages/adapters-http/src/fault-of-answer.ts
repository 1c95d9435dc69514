/** Gets the id under which the server's log has a request that failed through a fault of the server. */
export type ReportFault = (requestId: string) => void;

/** Reports the request id of an answer with status 500 or above. Any other answer, and one without an id, is not reported. */
export const reportFaultOf = ({ status, headers }: Response, report: ReportFault | undefined): void => {
  const requestId = headers.get('x-request-id');
  if (status >= 500 && requestId) report?.(requestId);
};
