/** Id of the script element, of type application/json, that holds the configuration. */
export const configElementId = 'connect-config';

/** Id of the one that holds what pages say otherwise than they were built, by language (specification §own-texts); there is none where they do not. */
export const ownTextsElementId = 'connect-texts';
