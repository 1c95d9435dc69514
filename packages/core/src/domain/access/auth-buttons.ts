/** How long the login button stays disabled after its request ended, whichever way, in milliseconds (spec §4, decisions 23). */
export const loginCooldown = 1000;

/** What an authentication form says when the server did not answer. */
export const unreachableServer = 'The server could not be reached. Please try again later.';
