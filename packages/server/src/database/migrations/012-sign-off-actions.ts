/** Which press of a person a sign-off was part of, so that an undo takes back that one's alone. */
export const signOffActions = 'alter table sign_offs add column action uuid;';
