/** Where the provider is. */
export const providerPath = '/oidc';
