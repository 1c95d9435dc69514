/** The service is out of reach or out of order, or its answer is not what was agreed. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
