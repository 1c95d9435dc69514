/** Id of the script element, of type application/json, that holds the configuration. */
export const configElementId = 'connect-config';
