/** Why a call was not answered: refused by the server's rules, or the service was out of reach or out of order. */
export type Failure = 'signed-out' | 'forbidden' | 'not-found' | 'unavailable';
