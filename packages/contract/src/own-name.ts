/** What the portal is called unless an administrator says otherwise (specification §branding). */
export const ownName = 'Connect';
