import { call } from './call.ts';

/** What the file is: JSON, but not as answers of calls are, so that no other answer is taken for it. */
export const ownDataType = 'application/vnd.connect.own-data+json';

export const ownData = call({
  method: 'GET',
  path: '/api/v3/own-data',
  summary: 'Everything that is kept of the signed-in user, as a JSON file of rows by their tables',
  access: 'signed-in',
  ownOnly: true,
  answer: 'file',
  costs: 'export',
});
